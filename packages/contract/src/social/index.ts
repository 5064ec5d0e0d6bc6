export { QqOpen, scanStates, Weibo, WxOpen } from './social-login.service.ts'
export * from './social.shapes.ts'
