/** Writes how a member signs in; false when the phone or mailbox has an account. For data that does not register. */
export { findOwnContacts, insertCredential } from './account.store.ts'
export { checkOwnCode } from './captcha/check-own-code.ts'
/** Notes the agreement to the terms in force. For data that does not register. */
export { logFirstConsent } from './consent.ts'
/** Argon2id hash of a password, as `insertCredential` keeps it. */
export { hashPassword } from './password/hash-password.ts'
/** Keeps what outlives a change of the secret. */
export { retireKeys } from './retired-keys.ts'
export { takeProof } from './take-proof.ts'
