/** Registered bodies with their passports, for tests of other domains. */
export { registerBody } from '../domains/passport/testing/build-passport.ts'
