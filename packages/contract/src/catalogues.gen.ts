// Written by "npm run generate" from the folders of the domains.
import { accountCatalogue } from './account/account.catalogue.ts'
import { achievementCatalogue } from './achievement/achievement.catalogue.ts'
import { activityCatalogue } from './activity/activity.catalogue.ts'
import { addressCatalogue } from './address/address.catalogue.ts'
import { albumCatalogue } from './album/album.catalogue.ts'
import { articleCatalogue } from './article/article.catalogue.ts'
import { bannerCatalogue } from './banner/banner.catalogue.ts'
import { brandCatalogue } from './brand/brand.catalogue.ts'
import { circleCatalogue } from './circle/circle.catalogue.ts'
import { coinCatalogue } from './coin/coin.catalogue.ts'
import { contentAdminCatalogue } from './content-admin/content-admin.catalogue.ts'
import { contestCatalogue } from './contest/contest.catalogue.ts'
import { draftCatalogue } from './draft/draft.catalogue.ts'
import { evidenceCatalogue } from './evidence/evidence.catalogue.ts'
import { faqCatalogue } from './faq/faq.catalogue.ts'
import { feedbackCatalogue } from './feedback/feedback.catalogue.ts'
import { followCatalogue } from './follow/follow.catalogue.ts'
import { galleryCatalogue } from './gallery/gallery.catalogue.ts'
import { gearCatalogue } from './gear/gear.catalogue.ts'
import { goodsCatalogue } from './goods/goods.catalogue.ts'
import { growthCatalogue } from './growth/growth.catalogue.ts'
import { lotteryCatalogue } from './lottery/lottery.catalogue.ts'
import { mediaCatalogue } from './media/media.catalogue.ts'
import { memberAdminCatalogue } from './member-admin/member-admin.catalogue.ts'
import { memberCatalogue } from './member/member.catalogue.ts'
import { messageCatalogue } from './message/message.catalogue.ts'
import { newsCatalogue } from './news/news.catalogue.ts'
import { operationsCatalogue } from './operations/operations.catalogue.ts'
import { passportCatalogue } from './passport/passport.catalogue.ts'
import { personalDataCatalogue } from './personal-data/personal-data.catalogue.ts'
import { photoCatalogue } from './photo/photo.catalogue.ts'
import { postCatalogue } from './post/post.catalogue.ts'
import { presentCatalogue } from './present/present.catalogue.ts'
import { productCatalogue } from './product/product.catalogue.ts'
import { questionnaireCatalogue } from './questionnaire/questionnaire.catalogue.ts'
import { quizCatalogue } from './quiz/quiz.catalogue.ts'
import { reactionCatalogue } from './reaction/reaction.catalogue.ts'
import { referralCatalogue } from './referral/referral.catalogue.ts'
import { replyCatalogue } from './reply/reply.catalogue.ts'
import { reportCatalogue } from './report/report.catalogue.ts'
import { reviewCatalogue } from './review/review.catalogue.ts'
import { sanctionCatalogue } from './sanction/sanction.catalogue.ts'
import { searchCatalogue } from './search/search.catalogue.ts'
import { shopCatalogue } from './shop/shop.catalogue.ts'
import { siteCatalogue } from './site/site.catalogue.ts'
import { socialCatalogue } from './social/social.catalogue.ts'
import { staffCatalogue } from './staff/staff.catalogue.ts'
import { tagCatalogue } from './tag/tag.catalogue.ts'
import { videoCatalogue } from './video/video.catalogue.ts'
import { voteCatalogue } from './vote/vote.catalogue.ts'
import { wordListCatalogue } from './word-list/word-list.catalogue.ts'

export const domainErrors = {
  ...accountCatalogue.errors,
  ...activityCatalogue.errors,
  ...addressCatalogue.errors,
  ...albumCatalogue.errors,
  ...articleCatalogue.errors,
  ...brandCatalogue.errors,
  ...circleCatalogue.errors,
  ...coinCatalogue.errors,
  ...contestCatalogue.errors,
  ...draftCatalogue.errors,
  ...feedbackCatalogue.errors,
  ...followCatalogue.errors,
  ...goodsCatalogue.errors,
  ...growthCatalogue.errors,
  ...lotteryCatalogue.errors,
  ...mediaCatalogue.errors,
  ...memberCatalogue.errors,
  ...messageCatalogue.errors,
  ...passportCatalogue.errors,
  ...personalDataCatalogue.errors,
  ...postCatalogue.errors,
  ...presentCatalogue.errors,
  ...productCatalogue.errors,
  ...questionnaireCatalogue.errors,
  ...reactionCatalogue.errors,
  ...referralCatalogue.errors,
  ...replyCatalogue.errors,
  ...reportCatalogue.errors,
  ...sanctionCatalogue.errors,
  ...searchCatalogue.errors,
  ...socialCatalogue.errors,
  ...staffCatalogue.errors,
  ...videoCatalogue.errors,
  ...voteCatalogue.errors,
} as const

export const domainActs = {
  ...achievementCatalogue.acts,
  ...activityCatalogue.acts,
  ...articleCatalogue.acts,
  ...bannerCatalogue.acts,
  ...circleCatalogue.acts,
  ...coinCatalogue.acts,
  ...contentAdminCatalogue.acts,
  ...contestCatalogue.acts,
  ...faqCatalogue.acts,
  ...feedbackCatalogue.acts,
  ...galleryCatalogue.acts,
  ...gearCatalogue.acts,
  ...goodsCatalogue.acts,
  ...growthCatalogue.acts,
  ...lotteryCatalogue.acts,
  ...memberAdminCatalogue.acts,
  ...memberCatalogue.acts,
  ...newsCatalogue.acts,
  ...operationsCatalogue.acts,
  ...passportCatalogue.acts,
  ...presentCatalogue.acts,
  ...productCatalogue.acts,
  ...questionnaireCatalogue.acts,
  ...quizCatalogue.acts,
  ...referralCatalogue.acts,
  ...reviewCatalogue.acts,
  ...sanctionCatalogue.acts,
  ...shopCatalogue.acts,
  ...siteCatalogue.acts,
  ...staffCatalogue.acts,
  ...tagCatalogue.acts,
  ...wordListCatalogue.acts,
} as const

export const domainTargets = {
  ...achievementCatalogue.targets,
  ...activityCatalogue.targets,
  ...bannerCatalogue.targets,
  ...circleCatalogue.targets,
  ...contestCatalogue.targets,
  ...faqCatalogue.targets,
  ...feedbackCatalogue.targets,
  ...galleryCatalogue.targets,
  ...gearCatalogue.targets,
  ...goodsCatalogue.targets,
  ...growthCatalogue.targets,
  ...lotteryCatalogue.targets,
  ...memberCatalogue.targets,
  ...newsCatalogue.targets,
  ...operationsCatalogue.targets,
  ...passportCatalogue.targets,
  ...postCatalogue.targets,
  ...presentCatalogue.targets,
  ...productCatalogue.targets,
  ...questionnaireCatalogue.targets,
  ...quizCatalogue.targets,
  ...replyCatalogue.targets,
  ...reviewCatalogue.targets,
  ...sanctionCatalogue.targets,
  ...shopCatalogue.targets,
  ...siteCatalogue.targets,
  ...staffCatalogue.targets,
  ...tagCatalogue.targets,
  ...wordListCatalogue.targets,
} as const

export const domainFacts = {
} as const

export const domainNotices = {
  ...accountCatalogue.notices,
  ...achievementCatalogue.notices,
  ...activityCatalogue.notices,
  ...circleCatalogue.notices,
  ...coinCatalogue.notices,
  ...contentAdminCatalogue.notices,
  ...contestCatalogue.notices,
  ...evidenceCatalogue.notices,
  ...feedbackCatalogue.notices,
  ...followCatalogue.notices,
  ...galleryCatalogue.notices,
  ...goodsCatalogue.notices,
  ...growthCatalogue.notices,
  ...lotteryCatalogue.notices,
  ...memberCatalogue.notices,
  ...newsCatalogue.notices,
  ...passportCatalogue.notices,
  ...postCatalogue.notices,
  ...presentCatalogue.notices,
  ...productCatalogue.notices,
  ...questionnaireCatalogue.notices,
  ...replyCatalogue.notices,
  ...reportCatalogue.notices,
  ...reviewCatalogue.notices,
  ...sanctionCatalogue.notices,
  ...voteCatalogue.notices,
} as const

export const domainRates = {
  ...activityCatalogue.rates,
  ...addressCatalogue.rates,
  ...draftCatalogue.rates,
  ...followCatalogue.rates,
  ...goodsCatalogue.rates,
  ...mediaCatalogue.rates,
  ...messageCatalogue.rates,
  ...postCatalogue.rates,
  ...productCatalogue.rates,
  ...reactionCatalogue.rates,
  ...replyCatalogue.rates,
  ...reportCatalogue.rates,
  ...searchCatalogue.rates,
  ...tagCatalogue.rates,
} as const

export const domainCounts = {
  ...feedbackCatalogue.counts,
  ...productCatalogue.counts,
  ...reactionCatalogue.counts,
  ...videoCatalogue.counts,
} as const

export const domainFiles = {
  ...activityCatalogue.files,
  ...articleCatalogue.files,
  ...circleCatalogue.files,
  ...contestCatalogue.files,
  ...feedbackCatalogue.files,
  ...memberCatalogue.files,
  ...messageCatalogue.files,
  ...photoCatalogue.files,
  ...productCatalogue.files,
  ...replyCatalogue.files,
  ...videoCatalogue.files,
} as const
