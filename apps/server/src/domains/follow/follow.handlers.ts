import { UserFollow } from '@guangquan/contract'
import { implement } from '../../http/implement.ts'
import { followMember } from './follow-member.ts'

export const followHandlers = implement(UserFollow, { Follow: followMember })
