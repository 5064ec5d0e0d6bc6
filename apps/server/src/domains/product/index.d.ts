export { handOver, markLost } from './registration/hand-over.ts';
export { registrationTargetName } from './registration/registration-target-name.ts';
export { lockRegistration } from './registration/lock-registration.ts';
export { findSerialIds, openSerial } from './registration/serial.store.ts';
