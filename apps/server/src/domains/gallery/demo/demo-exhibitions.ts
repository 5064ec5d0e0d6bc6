interface DemoRoom {
  title: string
  text: string
  /** Titles of photographs of the demonstration. */
  works: readonly string[]
}

export interface DemoExhibition {
  title: string
  subtitle: string
  /** Index of the direct store. */
  shop: number
  place: string
  curator: string
  intro: string
  hours: string
  /** Days from now. */
  from: number
  to: number
  rooms: readonly DemoRoom[]
  notes: readonly string[]
}

export const demoExhibitions: readonly DemoExhibition[] = [
  {
    title: '山不说话',
    subtitle: '影友镜头里的十二座山',
    shop: 0,
    place: '二层画廊',
    curator: '许砚',
    intro:
      '站在垭口上的人都知道，山不回答任何问题。这里的照片拍于四年间的不同清晨，有人等了三天只拍到一面雾，有人下山后才发现最好的一张在第一格。展览不按地点排，只按光：从雪到墨，再回到暗。',
    hours: '每天 11:00–20:00，周一闭馆，免费',
    from: -12,
    to: 72,
    rooms: [
      {
        title: '雪',
        text: '月亮落下去以前，雪是蓝的。',
        works: ['月过雪脊', '蓝色时刻', '日照西壁', '山醒了'],
      },
      { title: '墨', text: '把颜色拿走，剩下的是距离。', works: ['淡墨', '一叶', '山脊', '雪中一树'] },
      { title: '暗', text: '走到这里，请慢一点。', works: ['云没群山', '紫色暮山', '层山日出', '盘山车灯'] },
    ],
    notes: [
      '《淡墨》比屏幕上看大得多，纸是有声音的。',
      '带我爸来的，他指着一座山脊说，七九年修路到过那个垭口。',
      '在第三室坐了很久。那面雾的照片前面有一张椅子，原来是留给人等的。',
    ],
  },
  {
    title: '影子的用法',
    subtitle: '六位影友的城市与建筑',
    shop: 2,
    place: '三层走廊',
    curator: '陆南',
    intro: '影子不是光的缺席，是光的另一种写法。六件作品都拍于下午三点以后，那时候城市开始有了边。',
    hours: '每天 10:00–22:00，免费',
    from: -150,
    to: -86,
    rooms: [
      { title: '墙', text: '', works: ['一面西墙', '下午四点', '树影里'] },
      { title: '台阶', text: '', works: ['旋梯', '拱与台阶', '白色长廊'] },
    ],
    notes: ['《旋梯》站在正下方看最好，工作人员说一天有二十个人这么看。'],
  },
  {
    title: '灯下的人',
    subtitle: '年节影像征集展',
    shop: 1,
    place: '一层橱窗',
    curator: '许砚',
    intro: '过年的照片大多拍红色。这一次我们请大家把镜头往下放一点，拍灯下面的人：等车的，收摊的，看烟火的。',
    hours: '每天 10:00–21:30，免费',
    from: -298,
    to: -236,
    rooms: [
      { title: '长街', text: '', works: ['灯笼长街', '街灯下', '夜里的街区'] },
      { title: '雨', text: '', works: ['雨夜', '红伞', '车窗有雨'] },
    ],
    notes: [],
  },
  {
    title: '退潮以后',
    subtitle: '海边六帧',
    shop: 0,
    place: '二层画廊',
    curator: '林未',
    intro: '潮水退下去的两个小时里，海边什么都留了下来。',
    hours: '每天 11:00–20:00，周一闭馆，免费',
    from: -480,
    to: -410,
    rooms: [{ title: '潮间', text: '', works: ['海上月', '海面余光', '浅滩', '对岸', '栈桥有雾', '归帆'] }],
    notes: [],
  },
]

/** An open call, with photographs that members sent to it. */
export const demoCall = {
  title: '水的形状',
  intro:
    '为明年春天的影展征集作品：雨、河、海、冰、杯子里的水都可以。入选的作品由我们冲印、装裱，在上海新天地店二层画廊展出两个月，展后把原作送给作者。',
  from: -10,
  to: 35,
  /** State and title of the photograph. */
  sent: [
    {
      state: 1,
      work: '冰下气泡',
      statement: '零下二十度的湖面，气泡一层一层冻在里面。趴在冰上等太阳斜过来，等到镜头边上都结了霜。',
    },
    {
      state: 1,
      work: '雨落池塘',
      statement:
        '一场下了十分钟的雨，水面上每一个圈都来不及长大。我数了数，这一张里有四十七个，一个也没有重叠。',
    },
    {
      state: 4,
      work: '水母',
      statement:
        '水族馆闭馆前的最后半小时，人都走了，它们才慢下来。用一只手挡住玻璃上的反光，另一只手按快门。',
    },
    {
      state: 3,
      work: '深水',
      statement:
        '下潜到十八米的地方，颜色只剩下一种。往上看的时候，船底像一片叶子，漂在很远的天上，没有声音。',
    },
  ],
} as const

/** A curator's request to a member of the demonstration, by the member's index. */
export const demoAsked = {
  person: 4,
  note: '第二室最后一面墙还空着，这张的暗部正好把前面的雪接住。想冲印成 60 厘米，挂到闭幕，可以吗？',
} as const
