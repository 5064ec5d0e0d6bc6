/**
 * State 6 follows from the exhibition: it is open, or was. States 7 to 10 are of photographs that a curator requested
 * from a post; 9 also follows from the day on which the author lets them leave.
 */
export const submissionStates = {
  reviewing: 1,
  chosen: 2,
  notChosen: 3,
  originalNeeded: 4,
  hanging: 5,
  shown: 6,
  asked: 7,
  declined: 8,
  takenBack: 9,
  askedNoMore: 10,
} as const
export type SubmissionState = (typeof submissionStates)[keyof typeof submissionStates]
export const submissionStateNames = {
  1: '审核中',
  2: '入选',
  3: '未入选',
  4: '需原图',
  5: '布展中',
  6: '已展出',
  7: '等作者同意',
  8: '作者未同意',
  9: '已收回同意',
  10: '策展人已收回征询',
} as const satisfies Record<SubmissionState, string>

/** A curator's opinion of a submission. */
export const opinions = { no: 1, perhaps: 2, yes: 3 } as const
export type Opinion = (typeof opinions)[keyof typeof opinions]
export const opinionNames = { 3: '想要', 2: '再看看', 1: '不要' } as const satisfies Record<Opinion, string>

export const exhibitionStates = { draft: 0, coming: 1, open: 2, over: 3 } as const
export type ExhibitionState = (typeof exhibitionStates)[keyof typeof exhibitionStates]
export const exhibitionStateNames = {
  0: '布展中',
  1: '即将开幕',
  2: '展出中',
  3: '已闭幕',
} as const satisfies Record<ExhibitionState, string>

export const callStages = { draft: 0, published: 1, closed: 2 } as const
export type CallStage = (typeof callStages)[keyof typeof callStages]
export const callStageNames = {
  0: '草稿',
  1: '已发布',
  2: '已关闭',
} as const satisfies Record<CallStage, string>

/** States of an entry in a visitors' book. */
export const bookStates = { waiting: 1, shown: 2, refused: 3 } as const
export type BookState = (typeof bookStates)[keyof typeof bookStates]
export const bookStateNames = { 1: '待审核', 2: '已展示', 3: '未通过' } as const satisfies Record<
  BookState,
  string
>

export const galleryLimits = {
  title: { min: 2, max: 30 },
  statement: { min: 50, max: 500 },
  photos: 10,
  /** In pixels. */
  longEdge: 3000,
  name: { min: 2, max: 20 },
  book: { min: 2, max: 200 },
  rooms: 8,
  works: 60,
  label: 60,
  caption: 200,
  intro: 1000,
  /** Number of days within which an author can withdraw a work. */
  leaveDays: 60,
} as const

export const gallerySentences = {
  photosMax: (max: number) => `这次征集最多 ${max} 张`,
  photosSmall: (edge: number) => `有照片的长边不到 ${edge} 像素，请换成更大的`,
  noPhotos: '请添加照片',
  times: '结束要晚于开始',
  noWorks: '先挂上作品，再发布',
  leavesLate: (day: string) => `请选今天到 ${day} 之间的一天`,
  noReason: '已经发布，取下作品要写原因',
  opening: '请选一个已发布的活动',
  untitled: '无题',
  noPost: '没有找到大家都能看的照片作品',
  noRoom: '有作品所在的展室已经不在了',
} as const
