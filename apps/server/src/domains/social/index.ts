export { checkSocialTicket } from './check-social-ticket.ts'
export { collectSocial, eraseSocial, getBindings } from './social.read.ts'
export { sealedTables } from './social.tables.ts'
export { takeSocialTicket } from './take-social-ticket.ts'
/** Whether what the video player presents was made for this session within ten minutes. */
export { isGoodSocialCookie } from './social-cookie.ts'
