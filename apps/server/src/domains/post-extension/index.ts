export { noCoverExif, type CoverExif, type NewPicture } from './picture-columns.ts'
export type {
  DraftInputOf,
  EditInputOf,
  FileUse,
  InputOf,
  PostKind,
  PostColumns,
  OwnPicture,
  EditedColumns,
} from './kinds/post-kind.ts'
export {
  type PostCircles,
  type ShownCircle,
  loadOwnCircle,
  postCircles,
  moveBetweenCircles,
  settleCircle,
  moveCirclePost,
  findTeamReach,
} from './post-circles.ts'
export { kindOf, postKinds, queryKinds, prepareInput, replaceInputWords } from './kinds/kinds.ts'
export { wireDraftPart, wirePostPart } from './kinds/wire-parts.ts'
export {
  type JudgedPictures,
  type PicturesToJudge,
  callHooks,
  collectFromHooks,
  type PostHooks,
  postHooks,
} from './post-hooks.ts'
export { postMarks, type PostMarks } from './post-marks.ts'
export { loadFurtherTexts } from './further-texts.ts'
