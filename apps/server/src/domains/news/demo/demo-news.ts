import { newsTypes, type NewsType } from '@guangquan/contract'

export interface DemoNews {
  type: NewsType
  title: string
  summary: string
  /** A file of `/img/news`. */
  cover?: string
  /** Markdown, with pictures of `/img/news`. */
  body: string
  hoursAgo: number
}

/** News that is a video of the demonstration, by its title: it is published once the video is there. */
export interface DemoVideoNews extends Omit<DemoNews, 'type'> {
  videoTitle: string
  /** A value of the dictionary `NewsVideoType`. */
  videoType: number
}

export const newsSource = '澄光影像'

const day = 24

export const demoNews: readonly DemoNews[] = [
  {
    type: newsTypes.news,
    title: '澄光 C1 Pro 正式发售：把测光交还给眼睛',
    summary:
      '新一代旗舰旁轴机身，全幅 4500 万像素，取景器里直接看到曝光的分布。首批用户现在起可以在直营店提机。',
    cover: 'c1-pro',
    hoursAgo: 6,
    body: `澄光 C1 Pro 今天起在全国直营店和官方网店发售。

## 取景器里的直方图

每一次半按快门，取景器下沿会出现一条三十二段的亮度线。哪里溢出、哪里还有余地，不用放下相机就看得见。

![取景器下沿的亮度线，逆光时最有用](/img/news/night.webp)

## 主要参数

| 项目 | C1 Pro | C1 |
| --- | --- | --- |
| 像素 | 4500 万 | 2400 万 |
| 连拍 | 12 张/秒 | 8 张/秒 |
| 存储卡 | CFexpress B + SD | SD |
| 重量 | 658 克 | 612 克 |

## 怎么买

1. 直营店可以预约到店试机，当天提机。
2. 官方网店下单，三个工作日内发货。
3. 在本站注册产品后，基本保修从 12 个月延长到 24 个月。

> 相机该退到眼睛后面去。

更多样片和参数见[产品介绍](/more/product-intro)。`,
  },
  {
    type: newsTypes.firmware,
    title: '澄光 C1 Pro 固件 1.10',
    summary: '提升弱光下的眼部对焦，修正连接部分 CFexpress 卡时的写入停顿。',
    hoursAgo: 2 * day,
    body: `## 这一版改了什么

- 弱光下（-4 EV）的眼部对焦更稳定。
- 长时间曝光时可以在取景器里看到剩余秒数。
- 修正个别 CFexpress 卡连拍后写入停顿的问题。

## 升级前请注意

电量不低于 50%，升级过程中不要取出电池和存储卡。

| 文件 | 适用机型 | 大小 |
| --- | --- | --- |
| C1PRO_110.BIN | 澄光 C1 Pro | 48.2 MB |

不会自己升级的，可以带机身到[直营店和服务网点](/more/store-information)，免费升级。`,
  },
  {
    type: newsTypes.announcement,
    title: '服务网点元旦假期安排',
    summary: '一月一日至三日全国服务网点休息，寄修的器材四日起按收到的顺序处理。',
    hoursAgo: 3 * day,
    body: `一月一日至三日，全国服务网点休息，四日恢复营业。

假期里寄到的器材，四日起按收到的顺序处理。直营店照常营业，周末营业到晚上十点。`,
  },
  {
    type: newsTypes.news,
    title: '「冬日慢门」影友外拍招募：带三脚架，去湖边等一个清晨',
    summary: '五座城市同一个周末，由慢门先生和四位影友带队，名额各二十人。',
    cover: 'workshop',
    hoursAgo: 5 * day,
    body: `入冬以后，水面最安静。我们请慢门先生和四位影友带队，在五座城市同一个周末拍一次慢门。

## 时间和地方

- 上海：淀山湖
- 杭州：湘湖
- 北京：雁栖湖
- 成都：三岔湖
- 广州：流溪湖

请自备三脚架和 ND 滤镜，没有的可以在直营店免费借用。`,
  },
  {
    type: newsTypes.announcement,
    title: '社区公约修订：AI 生成的画面要标明',
    summary: '用人工智能生成或大面积改动的画面，发布时要勾选标记；没有标明的会被移出照片墙。',
    hoursAgo: 8 * day,
    body: `从今天起，用人工智能生成、或者大面积改动过的画面，发布时请勾选「AI 生成或修改」。

我们会检查文件里的标记。没有标明的作品会被移出照片墙，并通知作者。调色、裁切、去尘点不用标明。`,
  },
  {
    type: newsTypes.news,
    title: '直营店画廊新展：《雪线以上》十二月开幕',
    summary: '三位影友、四年、二十七座山。展览在上海新天地直营店，免费入场。',
    cover: 'exhibition',
    hoursAgo: 11 * day,
    body: `展览由三位影友用四年时间拍成，一共二十七座山、六十二幅作品，全部由作者自己冲印。

![展出作品之一](/img/news/exhibition.webp)

地点是上海新天地直营店二楼，免费入场。开幕当天下午两点有作者导览。`,
  },
  {
    type: newsTypes.firmware,
    title: '澄光 C5 II 固件 2.04',
    summary: '加入 HEIF 10 位直出，修正遥控时的对焦点偏移。',
    hoursAgo: 15 * day,
    body: `## 这一版改了什么

- 可以直接拍 HEIF 10 位照片，本站也能上传。
- 修正手机遥控时对焦点偏移的问题。

升级方法与上一版相同，电量不低于 50%。`,
  },
  {
    type: newsTypes.news,
    title: 'CL 35mm f/1.4 镜头：重量减到 320 克',
    summary: '全新光学结构，最近对焦 0.25 米，光圈环可以切换无级。',
    cover: 'lens',
    hoursAgo: 20 * day,
    body: `CL 35mm f/1.4 用三片非球面镜片换来 320 克的重量。最近对焦距离 0.25 米，光圈环可以切换有级和无级，拍视频时没有声音。

首批十二月到店，直营店可以预约试用。`,
  },
  {
    type: newsTypes.news,
    title: '灯会一夜：元宵主题征稿结果公布',
    summary: '一千一百幅投稿，三十六幅入选，即日起在首页轮换展示。',
    cover: 'festival',
    hoursAgo: 32 * day,
    body: `这次征稿收到一千一百多幅作品，入选的三十六幅即日起在首页轮换展示。

谢谢每一位在人群里等灯亮起的影友。`,
  },
  {
    type: newsTypes.announcement,
    title: '产品注册增加防伪查询',
    summary: '注册时填的机身编号会与出厂记录核对，对不上的会提示到服务网点检查。',
    hoursAgo: 40 * day,
    body: `注册产品时填写的机身编号，会与出厂记录核对。

对不上的，页面会提示到最近的服务网点检查，检查不收费。`,
  },
  {
    type: newsTypes.news,
    title: '北京三里屯直营店搬到三层，多了一间暗房',
    summary: '新店有一间可以预约的黑白暗房，周三到周日开放。',
    cover: 'store',
    hoursAgo: 52 * day,
    body: `三里屯直营店搬到了三层。新店多了一间黑白暗房，周三到周日开放，预约后可以自己放大照片。

相纸和药水由店里提供，每次两小时。`,
  },
  {
    type: newsTypes.firmware,
    title: '澄光 C1 固件 3.02',
    summary: '支持 CL 35mm f/1.4 的畸变校正。',
    hoursAgo: 61 * day,
    body: `## 这一版改了什么

- 支持 CL 35mm f/1.4 的畸变和暗角校正。
- 修正英文界面里日期的顺序。`,
  },
]

export const demoVideoNews: readonly DemoVideoNews[] = [
  {
    title: '公开课：构图先从减法开始',
    summary: '沈一白讲风光构图，用三张雾里的照片说明先决定不要什么。',
    videoTitle: '风光构图第一课：先决定不要什么',
    videoType: 2,
    cover: 'morning',
    hoursAgo: day,
    body: `沈一白的公开课第一讲。看完以后，试着把一张旧照片裁掉一半，发到社区里，带上 #先减再拍。`,
  },
  {
    title: '雾里看山：一个早晨的三分光',
    summary: '从五点四十到七点十分，机位没有动过。',
    videoTitle: '雾里看山，一个早晨的三分光',
    videoType: 3,
    cover: 'night',
    hoursAgo: 4,
    body: `影友沈一白的延时作品。拍摄器材是澄光 C1 Pro 和 CL 90mm f/2，间隔四秒。`,
  },
]
