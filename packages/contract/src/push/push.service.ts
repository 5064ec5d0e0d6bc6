import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { reachLimits } from './reach.words.ts'
import { PushDevice, QuietHours, ReachSettings, ReachSwitches } from './reach.shapes.ts'
import { id } from '../shapes/text.ts'

const endpoint = z.url({ protocol: /^https?$/ }).max(reachLimits.endpoint)
/** Base64url without padding. */
const bytes = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}$`))

/** Reaching members who are away: notifications in their browsers, and a digest by mail. */
export const Push = service('Push', {
  GetKey: method({
    summary: '浏览器订阅推送用的公钥',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({
      /** Base64url of an uncompressed P-256 point. */
      key: z.string(),
    }),
    errors: [],
  }),
  GetSettings: method({
    summary: '离开时怎样收到通知：种类、免打扰时段、是否显示内容、邮件摘要',
    access: 'member',
    read: true,
    input: body({}),
    output: ReachSettings,
    errors: [],
  }),
  SetSettings: method({
    summary: '改通知设置，没给的不变',
    access: 'member',
    write: true,
    input: writeBody({
      kinds: ReachSwitches.partial().optional(),
      showsText: z.boolean().optional(),
      quiet: QuietHours.nullable().optional(),
      mail: ReachSettings.shape.mail.optional(),
    }),
    output: ReachSettings,
    errors: ['EmailNotBound'],
  }),
  GetDevices: method({
    summary: '开启了推送的浏览器，新的在前；给出 endpoint 则标出这一个',
    access: 'member',
    read: true,
    input: body({ endpoint: endpoint.optional() }),
    output: z.array(PushDevice).max(reachLimits.devices),
    errors: [],
  }),
  Subscribe: method({
    summary: '在这个浏览器开启推送；浏览器换了地址时给出旧的，设置不变',
    access: 'member',
    write: true,
    input: writeBody({
      endpoint,
      /** The browser's public key: 65 bytes. */
      p256dh: bytes(87),
      /** Its secret: 16 bytes. */
      auth: bytes(22),
      oldEndpoint: endpoint.optional(),
    }),
    output: PushDevice,
    errors: [],
  }),
  Unsubscribe: method({
    summary: '关闭一个浏览器的推送',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
