/** Writes how a member signs in; false when the phone or mailbox has an account. For data that does not register. */
export { findOwnContacts, insertCredential } from './account.store.ts'
/** Encrypted fields, for the rotation of keys. */
export { sealedTables } from './account.sealed.ts'
export { collectAccount, hasWayIn } from './account.read.ts'
export { checkOwnCode } from './captcha/check-own-code.ts'
/** Notes the agreement to the terms in force. For data that does not register. */
export { logFirstConsent } from './consent.ts'
export { deviceName } from './device-name.ts'
export { eraseCredential } from './erase-credential.ts'
/** Argon2id hash of a password, as `insertCredential` keeps it. */
export { hashPassword } from './password/hash-password.ts'
/** Keeps what outlives a change of the secret. */
export { retireKeys } from './retired-keys.ts'
/** Opens a session for a member who proved who they are. */
export { signIn } from './sign-in.ts'
export { takeProof } from './take-proof.ts'
/** What a `Bearer` token of `POST /api/Login/login` allows, or null when it is not good. */
export { findUploader } from './upload-pass.ts'
