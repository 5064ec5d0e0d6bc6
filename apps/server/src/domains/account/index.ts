/** Writes how a member signs in by phone; false when the phone has an account. For data that does not register. */
export { insertCredential } from './account.store.ts'
/** Argon2id hash of a password, as `insertCredential` keeps it. */
export { hashPassword } from './hash-password.ts'
/** What a `Bearer` token of `POST /api/Login/login` allows, or null when it is not good. */
export { findUploader, type Uploader } from './upload-pass.ts'
