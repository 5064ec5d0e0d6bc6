import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const reviewCatalogue = {
  acts: {
    'review.pass': '审核：通过',
    'review.mask': '审核：打码',
    'review.refuse': '审核：驳回',
    'review.delete': '审核：删除',
    'review.limit': '审核：限流',
    'review.warn': '审核：警告',
    'review.mute': '审核：禁言',
    'review.ban': '审核：封号',
    'review.formerSeen': '申诉：查看打码以前的照片',
    'review.messagesSeen': '审核：查看举报附上的私信',
    'review.undone': '审核：撤销处理',
    'review.tooLate': '审核：没有赶上',
    'reviewReason.added': '新增处理原因',
    'reviewReason.changed': '修改处理原因',
    'reviewReason.removed': '去掉处理原因',
    pass: '通过',
    refuse: '驳回',
    hide: '隐藏',
  },
  targets: {
    reviewReason: '处理原因',
  },
  notices: {
    'reply.removed': '你的评论因违规被删除',
    'post.masked': '你的作品里有照片打了码',
    'reply.masked': '你评论里的图片打了码',
    'member.avatarReset': '你的头像不合适，已恢复为默认头像',
    'member.nickNameReset': '你的昵称不合适，已改为默认昵称，你可以重新取一个',
    'member.introductionReset': '你的简介不合适，已清空',
  },
} as const satisfies DomainCatalogue
