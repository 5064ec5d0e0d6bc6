import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { appealLimits } from './strike.shapes.ts'
import { StrikeItem } from './strike-item.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

const text = memberText(appealLimits.text.min, appealLimits.text.max)
/** From a sign-in that was refused because of a ban. */
const ticket = z.string().max(100)

/** Strikes of the caller, and their appeals. */
export const UserStrike = service('UserStrike', {
  GetList: method({
    summary: '我的违规记录，新的在前',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(StrikeItem),
    errors: [],
  }),
  Appeal: method({
    summary: '申诉一条处罚：收到通知后 7 天内，每条一次',
    access: 'member',
    write: true,
    input: writeBody({ id, text }),
    output: StrikeItem,
    errors: ['ContentNotFound', 'AppealTwice', 'AppealLate'],
  }),
  GetListByTicket: method({
    summary: '被封禁的会员的违规记录：用登录时随 2042 返回的凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ ...pageInput, ticket }),
    output: pageOf(StrikeItem),
    errors: ['TicketInvalid'],
  }),
  AppealByTicket: method({
    summary: '被封禁的会员申诉一条处罚；同样的申诉再发一次得到同样的结果',
    access: 'public',
    limit: 'signIn',
    input: body({ id, text, ticket }),
    output: StrikeItem,
    errors: ['TicketInvalid', 'ContentNotFound', 'AppealTwice', 'AppealLate'],
  }),
})
