/** How well a member's ownership is proved. */
export const passportLevels = { stated: 0, code: 1, photos: 2, invoice: 3 } as const
export type PassportLevel = (typeof passportLevels)[keyof typeof passportLevels]

export const passportLevelNames = {
  0: '自报',
  1: '注册码核验',
  2: '照片佐证',
  3: '凭证审核',
} as const satisfies Record<PassportLevel, string>

/** Days with a photograph of the same number that level 2 needs. */
export const proofDays = 3

/** How many proving photographs the owner sees: the newest. */
export const shownProofs = 12

/** Events in the life of a product, as its passport lists them. */
export const gearEventKinds = {
  registered: 1,
  level: 2,
  service: 3,
  transferred: 4,
  lost: 5,
  found: 6,
} as const
export type GearEventKind = (typeof gearEventKinds)[keyof typeof gearEventKinds]

export const gearServices = {
  cleaning: 1,
  firmware: 2,
  repair: 3,
  adjustment: 4,
  shutter: 5,
  other: 6,
} as const
export type GearService = (typeof gearServices)[keyof typeof gearServices]

export const gearServiceNames = {
  1: '清洁保养',
  2: '固件升级',
  3: '维修',
  4: '校准调整',
  5: '更换快门',
  6: '其他',
} as const satisfies Record<GearService, string>

/** States of a transfer. */
export const transferStates = { open: 1, done: 2, cancelled: 3, expired: 4 } as const
export type TransferState = (typeof transferStates)[keyof typeof transferStates]
export const transferStateNames = {
  1: '待确认',
  2: '已完成',
  3: '已取消',
  4: '已过期',
} as const satisfies Record<TransferState, string>

/** How long the code of a transfer is valid, and how many wrong codes a member may enter in an hour. */
export const transferRules = { hours: 24, triesPerHour: 5, medalDays: 30 } as const

/** Shutter counts at which a member can be reminded. */
export const reminderCounts = [5000, 10_000, 20_000, 50_000, 100_000, 150_000, 200_000, 300_000] as const

/** Days before the end of a warranty on which the member is reminded. */
export const warrantyReminderDays = [30, 7] as const

/** What staff did about an upload that carries the number of lost gear. */
export const sightingStates = { waiting: 1, contacted: 2, dismissed: 3 } as const
export type SightingState = (typeof sightingStates)[keyof typeof sightingStates]
export const sightingStateNames = {
  1: '待处理',
  2: '已联系',
  3: '已排除',
} as const satisfies Record<SightingState, string>

/** Where cameras write serial numbers and counters: EXIF has two tags, maker notes have others. */
export const serialTags = {
  body: 1,
  lens: 2,
  noteBody: 3,
  noteLens: 4,
  noteCounter: 10,
  imageNumber: 11,
} as const
export type SerialTag = (typeof serialTags)[keyof typeof serialTags]

export const serialTagNames = {
  1: '机身序列号（EXIF 0xA431）',
  2: '镜头序列号（EXIF 0xA435）',
  3: '机身序列号（厂商注释）',
  4: '镜头序列号（厂商注释）',
  10: '快门数（厂商注释）',
  11: '快门数（ImageNumber）',
} as const satisfies Record<SerialTag, string>

/** How a rule normalises a serial number before it is compared. */
export const serialNormalisers = { plain: 1, noLeadingZeros: 2, digits: 3 } as const
export type SerialNormaliser = (typeof serialNormalisers)[keyof typeof serialNormalisers]

export const serialNormaliserNames = {
  1: '逐字比较',
  2: '忽略开头的 0',
  3: '只比较数字',
} as const satisfies Record<SerialNormaliser, string>

/** Whether a tag holds the shutter count. */
export const isCounterTag = (tag: number): boolean => tag >= serialTags.noteCounter
