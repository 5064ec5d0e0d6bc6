import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const contentAdminCatalogue = {
  acts: {
    'post.hidden': '隐藏作品',
    'post.shownAgain': '重新展示作品',
    'post.removed': '删除作品',
    'post.topicsSet': '修改作品的主题',
    'comment.hidden': '隐藏评论',
    'comment.shownAgain': '重新展示评论',
    'comment.removed': '删除评论',
    'topic.created': '添加主题',
    'topic.saved': '修改主题',
  },
  notices: {
    'post.removed': '你的作品因违规被删除',
    'post.topicsSet': '你的{title}的主题有改动',
    'reply.hidden': '你的评论被隐藏，等待审核',
    'reply.shownAgain': '你的评论已恢复显示',
  },
} as const satisfies DomainCatalogue
