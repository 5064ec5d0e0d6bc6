import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { memberText, timeText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const key = z.string().max(60)

/** A setting that staff can change without a release. */
export const SettingItem = z.object({
  key,
  /** The value in force: the stored one, or the default. Null if the stored value cannot be read. */
  value: z.json(),
  /** The default. */
  unset: z.json(),
  isSet: z.boolean(),
  /** Faults of the stored value. */
  issues: z.array(z.string()),
  /** 0 while it is unset. */
  version: z.int(),
  updatedBy: z.string(),
  updateTime: timeText.nullable(),
})
export type SettingItem = z.infer<typeof SettingItem>

/** System settings; a change takes effect on every node at once. */
export const StaffSetting = service('StaffSetting', {
  GetList: method({
    summary: '系统设置：现在的值、默认值、谁最后改的',
    access: staff('superAdmin'),
    read: true,
    input: body({}),
    output: z.object({ items: z.array(SettingItem) }),
    errors: [],
  }),
  Save: method({
    summary: '修改一项系统设置，立即生效',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ key, value: z.unknown(), version: z.int(), reason: staffReason }),
    output: SettingItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Reset: method({
    summary: '把一项系统设置恢复成默认值，立即生效',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ key, version: z.int(), reason: staffReason }),
    output: SettingItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})

const web = String.raw`https://[a-z0-9][a-z0-9.-]*(?::\d+)?(?:[/?#][^\s"'<>\\]*)?`
const webAddress = z
  .string()
  .max(500)
  .regex(new RegExp(`^${web}$`, 'i'), '请写 https:// 开头的网址')
const contactAddress = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^(?:${web}|mailto:[^\s"'<>\\@]+@[a-z0-9.-]+)$`, 'i'),
    '请写 mailto: 加邮箱，或 https:// 开头的网址',
  )
const linkTo = <T extends z.ZodType>(url: T) => z.strictObject({ text: memberText(1, 40), url })

/** Names and links of the brand; an absent key has its default. */
export const BrandInput = z
  .strictObject({
    communityName: memberText(1, 20),
    brandName: memberText(1, 40),
    copyrightCompany: memberText(1, 60),
    icp: linkTo(webAddress),
    policeFiling: linkTo(webAddress).nullable(),
    businessLicenceUrl: webAddress,
    socialFollow: linkTo(webAddress),
    contact: linkTo(contactAddress),
    shops: z.array(linkTo(webAddress)).max(8),
    agreementsInFooter: z.boolean(),
    socialLogin: z.strictObject({ wx: z.boolean(), qq: z.boolean(), weibo: z.boolean() }),
  })
  .partial()

const hosts = z.array(
  z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .pipe(
      z
        .string()
        .max(253)
        .regex(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
          '请写完整的域名，不带协议和路径',
        ),
    ),
)

/** Hosts that articles may link to, including their subdomains. */
export const linkHostList = hosts
  .max(500, '最多 500 个域名')
  .transform((given) => [...new Set(given)].toSorted())

export const linkHostSheet = { name: '链接白名单', columns: { host: '域名' } } as const satisfies CsvSheet

/** The list of permitted links. */
export const StaffLinkHost = service('StaffLinkHost', {
  Get: method({
    summary: '链接白名单：文章里可以链接的域名，包括它们的子域名',
    access: staff('moderator'),
    read: true,
    input: body({}),
    output: SettingItem,
    errors: [],
  }),
  Export: method({
    summary: '导出链接白名单（CSV）',
    access: staff('moderator'),
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Save: method({
    summary: '修改链接白名单，立即生效，已发布的文章也一样',
    access: staff('moderator'),
    write: true,
    input: writeBody({ hosts: linkHostList, version: z.int(), reason: staffReason }),
    output: SettingItem,
    errors: ['ChangedMeanwhile'],
  }),
})
