export { recommendTexts, UserFollow } from './user-follow.service.ts'
