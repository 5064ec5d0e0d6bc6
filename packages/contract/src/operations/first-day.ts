interface FirstDayStep {
  label: string
  /** Why the step is open, and what to do. */
  text: string
  /** Page of the console; null for steps on the server's machine. */
  path: string | null
  /** The same for an operator at a terminal. */
  hint: string
}

/** What a new site needs before its first members come, in this order. */
export const firstDaySteps = {
  brand: {
    label: '品牌',
    text: '名称、标志和颜色还是演示的，换成自己的。',
    path: '/brand',
    hint: "name, logo and colours are the demonstration's",
  },
  terms: {
    label: '协议',
    text: '现在的协议是样本，改成自己的，发布一版。',
    path: '/terms',
    hint: 'the terms are samples: publish your own',
  },
  premoderation: {
    label: '新会员先审后发',
    text: '想好要不要先审新会员的前三件作品，谁来审。',
    path: '/settings?key=post.premoderation',
    hint: 'whether the first posts of new members are reviewed, and by whom',
  },
  words: {
    label: '敏感词',
    text: '词库是空的，导入一份。',
    path: '/words',
    hint: 'the word list is empty: import one',
  },
  limits: {
    label: '次数限制',
    text: '看一遍搜索、上传和反馈的次数，要改的改掉。',
    path: '/settings',
    hint: 'the limits of searches, uploads and feedback',
  },
  gear: {
    label: '器材',
    text: '核对自己的相机和镜头，缺的添上。',
    path: '/gear',
    hint: 'your cameras and lenses in the catalogue',
  },
  shops: {
    label: '门店',
    text: '一家门店也没有，添上或导入。',
    path: '/shops',
    hint: 'there is no shop: add or import them',
  },
  backup: {
    label: '备份',
    text: '每天备份数据库和文件，密钥另存一处，并且恢复过一次。',
    path: null,
    hint: 'backups of database and files, the keys apart; restore one (docs/restore.md)',
  },
} as const satisfies Record<string, FirstDayStep>

export const firstDayNames = [
  'brand',
  'terms',
  'premoderation',
  'words',
  'limits',
  'gear',
  'shops',
  'backup',
] as const satisfies readonly (keyof typeof firstDaySteps)[]

export type FirstDayName = (typeof firstDayNames)[number]
