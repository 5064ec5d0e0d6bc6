import { activityKinds, type ActivityKind } from '@guangquan/contract'

/** An activity of the demonstration. */
export interface DemoActivity {
  title: string
  kind: ActivityKind
  /** Codes of products. */
  models: readonly string[]
  gifts: readonly string[]
  quota: number | null
  needsInvoice: boolean
  needsAddress: boolean
  extensionMonths?: number
  /** Days from the load until applications begin, and until they end. */
  from: number
  to: number
  /** Path of its picture; empty for the sign of its kind. */
  picture: string
  rules: string
}

export const demoActivities: readonly DemoActivity[] = [
  {
    title: '购澄光 C1 Pro，选一样随行好礼',
    kind: activityKinds.gift,
    models: ['C1PRO'],
    gifts: ['编织背带', '双面镜头布套装', '胡桃木相框'],
    quota: 60,
    needsInvoice: false,
    needsAddress: true,
    from: -20,
    to: 40,
    picture: '/img/goods/strap.webp',
    rules:
      '活动期间注册澄光 C1 Pro 的机主都可以申请，礼品三选一。\n每件产品申请一次。审核通过后按填写的地址寄出，寄出前不能换礼品。',
  },
  {
    title: '定焦与变焦镜头延保一年',
    kind: activityKinds.warranty,
    models: ['CL50-14', 'CL2470-28', 'CL24-28'],
    gifts: [],
    quota: 200,
    needsInvoice: true,
    needsAddress: false,
    extensionMonths: 12,
    from: -18,
    to: 25,
    picture: '/img/goods/lens.webp',
    rules:
      '已注册的国行 CL 50mm f/1.4、CL 24-70mm f/2.8 和 CL 24mm f/2.8 可以申请延保。\n请上传购买发票。审核通过后保修延长 12 个月，在产品详情和器材护照上看得到。',
  },
  {
    title: 'C1 系列固件 3.0 抢先体验',
    kind: activityKinds.firmware,
    models: ['C1PRO', 'C1'],
    gifts: [],
    quota: 30,
    needsInvoice: false,
    needsAddress: false,
    from: -10,
    to: 12,
    picture: '/img/product/c1.webp',
    rules:
      '名额 30 个，先到先得。请在备注里写明平时拍什么题材。\n体验固件可以随时退回正式版；体验期间请把遇到的问题告诉客服。',
  },
  {
    title: 'C5 II 以旧换新登记',
    kind: activityKinds.tradeIn,
    models: ['C5M2'],
    gifts: [],
    quota: null,
    needsInvoice: true,
    needsAddress: false,
    from: 6,
    to: 66,
    picture: '',
    rules: '登记后由门店联系估价，换购哪一款由你决定。\n请上传购机发票，估价以到店检查为准。',
  },
]
