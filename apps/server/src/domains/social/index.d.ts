export { checkSocialTicket } from './check-social-ticket.ts';
export { getBindings } from './social.read.ts';
export { consumeSocialTicket } from './consume-social-ticket.ts';
/** Whether the value that the video player presents was made for this session within ten minutes. */
export { isGoodSocialCookie } from './social-cookie.ts';
export { findBoundMember } from './find-bound-member.ts';
export { lockBinding } from './lock-binding.ts';
export { refuseForeignId } from './refuse-foreign-id.ts';
