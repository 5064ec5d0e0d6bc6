/** A product of the demonstration catalogue. */
export interface DemoProduct {
  code: string
  name: string
  category: number
  summary: string
  pattern: string
  launched: string
  months: number
  /** In yuan. */
  price: number
  /** File below `/img/product`; empty without a picture. */
  picture: string
  camera?: string
  lens?: string
  specs: readonly (readonly [name: string, value: string])[]
}

/** The catalogue of 澄光. */
export const demoProducts: readonly DemoProduct[] = [
  {
    code: 'C1PRO',
    name: '澄光 C1 Pro',
    category: 1,
    summary: '6100 万像素全画幅，双卡槽，机身防抖 8 级',
    pattern: 'CP#######',
    launched: '2024-03-15',
    months: 24,
    price: 18999,
    picture: 'c1-pro',
    camera: '澄光 C1 Pro',
    specs: [
      ['画幅', '全画幅 35.9 × 24 mm'],
      ['有效像素', '6100 万'],
      ['感光度', 'ISO 64–32000'],
      ['机身防抖', '8 级'],
      ['重量', '742 g（含电池和存储卡）'],
    ],
  },
  {
    code: 'C1',
    name: '澄光 C1',
    category: 1,
    summary: '3300 万像素全画幅，轻便的日常机身',
    pattern: 'CG#######',
    launched: '2023-05-20',
    months: 12,
    price: 10999,
    picture: 'c1',
    camera: '澄光 C1',
    specs: [
      ['画幅', '全画幅 35.9 × 24 mm'],
      ['有效像素', '3300 万'],
      ['感光度', 'ISO 100–51200'],
      ['重量', '546 g（含电池和存储卡）'],
    ],
  },
  {
    code: 'C5M2',
    name: '澄光 C5 II',
    category: 1,
    summary: '2600 万像素 APS-C，旅行与街拍',
    pattern: '#######',
    launched: '2022-09-01',
    months: 12,
    price: 5999,
    picture: 'c1',
    camera: '澄光 C5 II',
    specs: [
      ['画幅', 'APS-C 23.5 × 15.6 mm'],
      ['有效像素', '2600 万'],
      ['重量', '398 g（含电池和存储卡）'],
    ],
  },
  {
    code: 'CL50-14',
    name: '澄光 CL 50mm f/1.4',
    category: 3,
    summary: '大光圈标准定焦，11 片圆形光圈叶片',
    pattern: '########',
    launched: '2023-05-20',
    months: 12,
    price: 4999,
    picture: 'lens',
    lens: 'CL 50mm f/1.4',
    specs: [
      ['结构', '9 组 11 片'],
      ['光圈叶片', '11 片，圆形'],
      ['最近对焦', '0.41 m'],
      ['滤镜口径', '67 mm'],
      ['重量', '512 g'],
    ],
  },
  {
    code: 'CL2470-28',
    name: '澄光 CL 24-70mm f/2.8',
    category: 3,
    summary: '恒定大光圈标准变焦',
    pattern: '########',
    launched: '2023-10-10',
    months: 12,
    price: 8999,
    picture: 'lens',
    lens: 'CL 24-70mm f/2.8',
    specs: [
      ['结构', '15 组 20 片'],
      ['滤镜口径', '82 mm'],
      ['重量', '798 g'],
    ],
  },
  {
    code: 'CL24-28',
    name: '澄光 CL 24mm f/2.8',
    category: 3,
    summary: '轻巧的广角定焦',
    pattern: '########',
    launched: '2023-05-20',
    months: 12,
    price: 2499,
    picture: 'lens',
    lens: 'CL 24mm f/2.8',
    specs: [
      ['结构', '8 组 9 片'],
      ['重量', '186 g'],
    ],
  },
  {
    code: 'CF40',
    name: '澄光 CF-40 闪光灯',
    category: 4,
    summary: '指数 40，支持高速同步',
    pattern: 'F######',
    launched: '2023-05-20',
    months: 12,
    price: 1599,
    picture: '',
    specs: [
      ['闪光指数', '40（ISO 100）'],
      ['回电', '1.8 秒'],
    ],
  },
]
