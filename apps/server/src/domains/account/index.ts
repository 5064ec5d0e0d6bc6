/** Inserts a credential; false when the phone or mailbox is in use. For data that is not registered through the API. */
export { alertOwner } from './alert/alert-owner.ts'
export { insertCredential } from './account.store.ts'
export { checkOwnCode } from './captcha/check-own-code.ts'
/** Argon2id hash of a password, as `insertCredential` stores it. */
export { hashPassword } from './password/hash-password.ts'
export { isPassword } from './password/is-password.ts'
export { refuseUnfitPassword } from './password/refuse-password.ts'
/** Stores the keys that are still needed after a rotation. */
export { allKeys, retireKeys } from './retired-keys.ts'
export { consumeProof } from './consume-proof.ts'
export { loadAccountFacts, loadMaskedContacts, openAccount } from './for-staff/account-facts.read.ts'
export { loadMailboxes } from './mailboxes.read.ts'
export { findMembersByContact } from './for-staff/find-by-contact.ts'
export { refuseUsedPhone, replacePhone } from './for-staff/replace-phone.ts'
export { refuseVirtualPhone } from './refuse-virtual-phone.ts'
