import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const galleryCatalogue = {
  acts: {
    'exhibition.created': '写影展',
    'exhibition.saved': '修改影展',
    'exhibition.hung': '布展',
    'exhibition.published': '发布影展',
    'exhibition.withdrawn': '撤回影展',
    'galleryCall.created': '写征集',
    'galleryCall.saved': '修改征集',
    'galleryCall.published': '发布征集',
    'galleryCall.closed': '关闭征集',
    'gallerySubmission.decided': '决定画廊投稿',
    'gallerySubmission.marked': '写下对画廊投稿的看法',
    'gallerySubmission.asked': '征询作者，把作品挂进影展',
    'gallerySubmission.askedNoMore': '收回对作者的征询',
    'gallerySubmission.contactSeen': '查看投稿人的姓名和电话',
    'exhibitionNote.decided': '审核留言',
  },
  targets: {
    exhibition: '影展',
    galleryCall: '画廊征集',
    gallerySubmission: '画廊投稿',
    exhibitionNote: '影展留言',
  },
  notices: {
    'gallery.chosen': '你的画廊投稿{title}入选了',
    'gallery.notChosen': '你的画廊投稿{title}没有入选，谢谢你把它们交给我们看',
    'gallery.originalNeeded': '你的画廊投稿{title}入选，请提交原图',
    'gallery.asked': '策展人想把你的作品{title}挂进影展，等你同意',
    'gallery.askedNoMore': '策展人收回了对你的作品{title}的征询',
    'gallery.takenDown': '你的作品{title}从影展里取下了',
    'gallery.hung': '你的画廊投稿{title}布展完成，展期已经排好',
  },
} as const satisfies DomainCatalogue
