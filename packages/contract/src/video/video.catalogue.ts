import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const videoCatalogue = {
  errors: {
    VideoNotReady: { code: 5137, text: '视频还在处理，请稍后再试' },
  },
  counts: {
    videosPerDay: { unset: 10, title: '每天的视频', meaning: '每位会员 24 小时里能上传的视频。', unit: '个' },
  },
  files: {
    video: 10,
    poster: 11,
  },
} as const satisfies DomainCatalogue
