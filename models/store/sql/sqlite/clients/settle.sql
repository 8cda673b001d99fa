-- Differs: see attach.sql. What is lost with the power is said again half a minute later.
PRAGMA clients.synchronous = OFF
