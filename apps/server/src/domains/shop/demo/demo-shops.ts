/** A shop of the demonstration; its pictures are in `public/img/shop`. */
interface DemoShop {
  type: 1 | 2 | 3
  name: string
  areaCodes: readonly [string, string, string]
  detail: string
  phone: string
  hours: string
  services: readonly string[]
  /** Longitude and latitude in GCJ-02. */
  at?: readonly [number, number]
  pictures?: readonly string[]
}

const own = ['到店体验', '以旧换新', '传感器清洁', '直营店画廊'] as const
const repair = ['传感器清洁', '镜头校准', '整机保养', '固件升级'] as const

/** Ordered within each type. */
export const demoShops: readonly DemoShop[] = [
  {
    type: 1,
    name: '澄光直营店 · 上海新天地',
    areaCodes: ['310000', '310100', '310101'],
    detail: '马当路 245 号 1 层',
    phone: '021-55550101',
    hours: '10:00-22:00',
    services: [...own, '人像课堂'],
    at: [121.4747, 31.2203],
    pictures: ['front', 'gallery', 'counter', 'lounge'],
  },
  {
    type: 1,
    name: '澄光直营店 · 杭州湖滨',
    areaCodes: ['330000', '330100', '330102'],
    detail: '平海路 124 号 2 层',
    phone: '0571-55550102',
    hours: '10:00-21:30',
    services: own.slice(0, 3),
    at: [120.1638, 30.2537],
    pictures: ['gallery', 'counter'],
  },
  {
    type: 1,
    name: '澄光直营店 · 北京三里屯',
    areaCodes: ['110000', '110100', '110105'],
    detail: '三里屯路 19 号 3 层',
    phone: '010-55550103',
    hours: '10:00-22:00',
    services: own,
    at: [116.4551, 39.9371],
    pictures: ['lounge', 'gallery'],
  },
  {
    type: 1,
    name: '澄光直营店 · 上海静安寺',
    areaCodes: ['310000', '310100', '310106'],
    detail: '南京西路 1686 号 2 层',
    phone: '021-55550106',
    hours: '10:00-22:00',
    services: own.slice(0, 2),
    at: [121.4461, 31.2236],
    pictures: ['counter'],
  },
  {
    type: 1,
    name: '澄光直营店 · 深圳万象天地',
    areaCodes: ['440000', '440300', '440305'],
    detail: '深南大道 9668 号 B1 层',
    phone: '0755-55550107',
    hours: '10:00-22:30',
    services: own.slice(0, 3),
    at: [113.9537, 22.5412],
    pictures: ['mall', 'counter'],
  },
  {
    type: 2,
    name: '光影器材（成都春熙路）',
    areaCodes: ['510000', '510100', '510104'],
    detail: '总府路 2 号 6 层',
    phone: '028-55550104',
    hours: '10:00-21:00',
    services: ['现货销售', '以旧换新', '器材租赁'],
    at: [104.0819, 30.6569],
    pictures: ['dealer', 'counter'],
  },
  {
    type: 2,
    name: '长安摄影器材（西安小寨）',
    areaCodes: ['610000', '610100', '610113'],
    detail: '长安中路 35 号 1 层',
    phone: '029-55550108',
    hours: '9:30-20:30',
    services: ['现货销售', '器材租赁'],
    at: [108.9472, 34.2251],
    pictures: ['dealer'],
  },
  {
    type: 2,
    name: '金陵相机城（南京新街口）',
    areaCodes: ['320000', '320100', '320104'],
    detail: '中山南路 8 号 3 层 312',
    phone: '025-55550109',
    hours: '10:00-20:00',
    services: ['现货销售'],
  },
  {
    type: 3,
    name: '澄光服务中心 · 广州天河',
    areaCodes: ['440000', '440100', '440106'],
    detail: '体育西路 191 号 12 层',
    phone: '020-55550105',
    hours: '9:30-18:00',
    services: repair,
    at: [113.3217, 23.1372],
    pictures: ['service'],
  },
  {
    type: 3,
    name: '澄光服务中心 · 上海徐家汇',
    areaCodes: ['310000', '310100', '310104'],
    detail: '肇嘉浜路 1111 号 8 层',
    phone: '021-55550110',
    hours: '9:30-18:00',
    services: repair,
    at: [121.4386, 31.1945],
    pictures: ['service', 'lounge'],
  },
  {
    type: 3,
    name: '澄光服务站 · 武汉光谷',
    areaCodes: ['420000', '420100', '420111'],
    detail: '珞喻路 766 号 5 层',
    phone: '027-55550111',
    hours: '9:30-17:30，周日休息',
    services: repair.slice(0, 1),
  },
]
