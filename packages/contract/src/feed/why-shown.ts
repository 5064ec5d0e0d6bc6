/** Texts of `whyShown`: why a post is in 推荐. */
export const whyShownTexts = {
  newest: '最新发布',
  hot: '近期受到较多喜欢和讨论',
  editorPick: '编辑推荐',
  newcomer: '新影友的作品',
  topic: '你感兴趣的主题',
  followed: '你关注的影友',
} as const
