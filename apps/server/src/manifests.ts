import type { NoticeKind } from '@guangquan/contract'
import { accountManifest } from './domains/account/account.manifest.ts'
import { achievementManifest } from './domains/achievement/achievement.manifest.ts'
import { activityManifest } from './domains/activity/activity.manifest.ts'
import { addressManifest } from './domains/address/address.manifest.ts'
import { albumManifest } from './domains/album/album.manifest.ts'
import { articleManifest } from './domains/article/article.manifest.ts'
import { circleManifest } from './domains/circle/circle.manifest.ts'
import { contestManifest } from './domains/contest/contest.manifest.ts'
import { coinManifest } from './domains/coin/coin.manifest.ts'
import { contentAdminManifest } from './domains/content-admin/content-admin.manifest.ts'
import { bannerManifest } from './domains/banner/banner.manifest.ts'
import { brandManifest } from './domains/brand/brand.manifest.ts'
import { draftManifest } from './domains/draft/draft.manifest.ts'
import { emotionManifest } from './domains/emotion/emotion.manifest.ts'
import { evidenceManifest } from './domains/evidence/evidence.manifest.ts'
import { feedbackManifest } from './domains/feedback/feedback.manifest.ts'
import { feedManifest } from './domains/feed/feed.manifest.ts'
import { followManifest } from './domains/follow/follow.manifest.ts'
import { galleryManifest } from './domains/gallery/gallery.manifest.ts'
import { gearManifest } from './domains/gear/gear.manifest.ts'
import { gearCatalogueManifest } from './domains/gear-catalogue/gear-catalogue.manifest.ts'
import { goodsManifest } from './domains/goods/goods.manifest.ts'
import { growthManifest } from './domains/growth/growth.manifest.ts'
import { lotteryManifest } from './domains/lottery/lottery.manifest.ts'
import { mediaManifest } from './domains/media/media.manifest.ts'
import { imageManifest } from './domains/image/image.manifest.ts'
import { exposureManifest } from './domains/exposure/exposure.manifest.ts'
import { nearHashManifest } from './domains/near-hash/near-hash.manifest.ts'
import { sitePictureManifest } from './domains/site-picture/site-picture.manifest.ts'
import { footageManifest } from './domains/footage/footage.manifest.ts'
import { uploadManifest } from './domains/upload/upload.manifest.ts'
import { holdingsManifest } from './domains/holdings/holdings.manifest.ts'
import { memberManifest } from './domains/member/member.manifest.ts'
import { standingManifest } from './domains/standing/standing.manifest.ts'
import { wornManifest } from './domains/worn/worn.manifest.ts'
import { interestManifest } from './domains/interest/interest.manifest.ts'
import { clubManifest } from './domains/club/club.manifest.ts'
import { memberSearchManifest } from './domains/member-search/member-search.manifest.ts'
import { memberCardManifest } from './domains/member-card/member-card.manifest.ts'
import { memberAdminManifest } from './domains/member-admin/member-admin.manifest.ts'
import { mentionManifest } from './domains/mention/mention.manifest.ts'
import { faqManifest } from './domains/faq/faq.manifest.ts'
import { messageManifest } from './domains/message/message.manifest.ts'
import { newsManifest } from './domains/news/news.manifest.ts'
import { noticeManifest } from './domains/notice/notice.manifest.ts'
import { operationsManifest } from './domains/operations/operations.manifest.ts'
import { passportManifest } from './domains/passport/passport.manifest.ts'
import { personalDataManifest } from './domains/personal-data/personal-data.manifest.ts'
import { productManifest } from './domains/product/product.manifest.ts'
import { presentManifest } from './domains/present/present.manifest.ts'
import { photoManifest } from './domains/photo/photo.manifest.ts'
import { postManifest } from './domains/post/post.manifest.ts'
import { postExtensionManifest } from './domains/post-extension/post-extension.manifest.ts'
import { postAccessManifest } from './domains/post-access/post-access.manifest.ts'
import { shotManifest } from './domains/shot/shot.manifest.ts'
import { postCardManifest } from './domains/post-card/post-card.manifest.ts'
import { siteMapManifest } from './domains/site-map/site-map.manifest.ts'
import { pushManifest } from './domains/push/push.manifest.ts'
import { quizManifest } from './domains/quiz/quiz.manifest.ts'
import { questionnaireManifest } from './domains/questionnaire/questionnaire.manifest.ts'
import { reactionManifest } from './domains/reaction/reaction.manifest.ts'
import { referralManifest } from './domains/referral/referral.manifest.ts'
import { replyManifest } from './domains/reply/reply.manifest.ts'
import { reportManifest } from './domains/report/report.manifest.ts'
import { sanctionManifest } from './domains/sanction/sanction.manifest.ts'
import { reviewManifest } from './domains/review/review.manifest.ts'
import { searchManifest } from './domains/search/search.manifest.ts'
import { shopManifest } from './domains/shop/shop.manifest.ts'
import { siteManifest } from './domains/site/site.manifest.ts'
import { socialManifest } from './domains/social/social.manifest.ts'
import { staffManifest } from './domains/staff/staff.manifest.ts'
import { tagManifest } from './domains/tag/tag.manifest.ts'
import { targetManifest } from './domains/target/target.manifest.ts'
import { videoManifest } from './domains/video/video.manifest.ts'
import { voteManifest } from './domains/vote/vote.manifest.ts'
import { wordListManifest } from './domains/word-list/word-list.manifest.ts'
import { medalMeasures } from './domains/achievement/index.ts'
import { virtualGoods } from './domains/goods/index.ts'
import { earningSources, type EarnedRule } from './domains/growth/index.ts'
import { fileHolders, uploaderLevel } from './domains/media/index.ts'
import { uploadPasses } from './domains/upload/index.ts'
import { medalNames } from './domains/worn/index.ts'
import { relations } from './domains/member/index.ts'
import { noticeKinds, reachAway, unreadMessages } from './domains/notice/index.ts'
import { personalDataParts } from './domains/personal-data/index.ts'
import { mappedPages } from './domains/site-map/index.ts'
import { postCircles, postHooks, postKinds, postMarks } from './domains/post-extension/index.ts'
import { newestMessage } from './domains/report/index.ts'
import { staffSearchParts } from './domains/staff/index.ts'
import { mergeTargets, reviewCases, targetHooks, targetKinds } from './domains/target/index.ts'
import {
  theOnly,
  type Declared,
  type EarnedBy,
  type EarnedTwice,
  type Handled,
  type HandledTwice,
  type NoneOf,
  type NoticesOf,
  type NoticesTwice,
} from './manifest-checks.ts'
import type { Manifest } from './manifest.ts'

/**
 * Every domain, in layers: it may import domains of its own layer and of those above it in this list, without a cycle.
 * A new domain is a folder and a name here.
 */
const layers = {
  base: [
    targetManifest,
    siteManifest,
    gearCatalogueManifest,
    imageManifest,
    exposureManifest,
    nearHashManifest,
    mediaManifest,
    sitePictureManifest,
    footageManifest,
    uploadManifest,
    bannerManifest,
    brandManifest,
    shopManifest,
  ],
  people: [
    standingManifest,
    wornManifest,
    memberManifest,
    interestManifest,
    clubManifest,
    memberSearchManifest,
    memberCardManifest,
    noticeManifest,
    followManifest,
    mentionManifest,
    sanctionManifest,
    socialManifest,
    referralManifest,
    accountManifest,
    addressManifest,
    coinManifest,
  ],
  content: [
    postExtensionManifest,
    postAccessManifest,
    shotManifest,
    postCardManifest,
    postManifest,
    siteMapManifest,
    draftManifest,
    albumManifest,
    photoManifest,
    tagManifest,
    gearManifest,
    articleManifest,
    videoManifest,
    voteManifest,
    evidenceManifest,
  ],
  responses: [replyManifest, reactionManifest, emotionManifest, reportManifest],
  worth: [
    productManifest,
    passportManifest,
    growthManifest,
    achievementManifest,
    goodsManifest,
    presentManifest,
  ],
  gathering: [
    circleManifest,
    newsManifest,
    faqManifest,
    feedbackManifest,
    activityManifest,
    messageManifest,
    pushManifest,
    questionnaireManifest,
    lotteryManifest,
    contestManifest,
    galleryManifest,
    quizManifest,
  ],
  discovery: [feedManifest, searchManifest],
  overview: [
    holdingsManifest,
    personalDataManifest,
    staffManifest,
    wordListManifest,
    memberAdminManifest,
    reviewManifest,
    operationsManifest,
    contentAdminManifest,
  ],
} as const

const list = [
  ...layers.base,
  ...layers.people,
  ...layers.content,
  ...layers.responses,
  ...layers.worth,
  ...layers.gathering,
  ...layers.discovery,
  ...layers.overview,
] as const

/** Every manifest, from the lower layers to the higher. */
export const manifests: readonly Manifest[] = list

// The error names a method with no handler or with two.
const isHandled: NoneOf<Exclude<Declared, Handled<typeof list>>> = true
const isHandledOnce: NoneOf<HandledTwice<typeof list>> = true
// The error names a kind of notice that no domain declares, or two.
const hasNotices: NoneOf<Exclude<NoticeKind, NoticesOf<(typeof list)[number]>>> = true
const hasNoticesOnce: NoneOf<NoticesTwice<typeof list>> = true
// The error names a rule of experience without sources, or with sources in two domains.
const isEarned: NoneOf<Exclude<EarnedRule, EarnedBy<(typeof list)[number]>>> = true
const isEarnedOnce: NoneOf<EarnedTwice<typeof list>> = true
void [isHandled, isHandledOnce, hasNotices, hasNoticesOnce, isEarned, isEarnedOnce]

fileHolders.provide(manifests.flatMap(({ referencedFiles }) => referencedFiles ?? []))
mappedPages.provide(manifests.flatMap((one) => one.mappedPages ?? []))
uploaderLevel.provide(theOnly(manifests, 'uploaderLevel'))
uploadPasses.provide(theOnly(manifests, 'uploadPass'))
earningSources.provide(manifests.flatMap(({ earnings }) => earnings ?? []))
medalMeasures.provide(manifests.flatMap((one) => one.medalMeasures ?? []))
medalNames.provide(theOnly(manifests, 'medalNames'))
relations.provide(theOnly(manifests, 'relations'))
virtualGoods.provide(manifests.flatMap((one) => one.virtualGoods ?? []))
personalDataParts.provide(manifests.flatMap(({ personalData }) => personalData ?? []))
postHooks.provide(manifests.flatMap((one) => one.postHooks ?? []))
postKinds.provide(manifests.flatMap((one) => one.postKinds ?? []))
postCircles.provide(theOnly(manifests, 'postCircles'))
postMarks.provide(theOnly(manifests, 'postMarks'))
unreadMessages.provide(theOnly(manifests, 'unreadMessages'))
reachAway.provide(theOnly(manifests, 'reachAway'))
newestMessage.provide(theOnly(manifests, 'newestMessage'))
noticeKinds.provide(new Map(manifests.flatMap((one) => Object.entries(one.noticeKinds ?? {}))))
reviewCases.provide(theOnly(manifests, 'reviewCases'))
targetHooks.provide(manifests.flatMap((one) => one.targetHooks ?? []))
targetKinds.provide(mergeTargets(manifests.flatMap(({ targets }) => targets ?? [])))
staffSearchParts.provide(manifests.flatMap(({ staffSearch }) => staffSearch ?? []))
