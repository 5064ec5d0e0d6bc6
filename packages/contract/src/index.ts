export * from './envelope.ts'
export * from './achievement-words.ts'
export * from './growth-words.ts'
export * from './errors.ts'
export * from './first-day.ts'
export { beforeLaunchText, fieldSentences, issueSentence } from './field-sentences.ts'
export {
  type Draft,
  type DraftItem,
  DraftParts,
  type DraftInput,
  type EditInput,
  type PublishForEdit,
  type PublishInput,
} from './kinds/post-kinds.ts'
export { type DraftPart, type DraftPartOf, type PostPart, type PostPartOf } from './kinds/post-parts.ts'
export { videoSubTypes } from './kinds/video.ts'
export * from './limits.ts'
export * from './manual-fields.ts'
export * from './live-protocol.ts'
export * from './method.ts'
export * from './request-limits.ts'
export * as services from './services.ts'
export * from './declared-methods.ts'
export {
  anyStaff,
  confirmationMs,
  confirmedStaff,
  hasStaffAccess,
  staff,
  type StaffAccess,
  type StaffRole,
  staffRoles,
} from './staff.ts'
export { Achievement, ProfileFrame } from './services/achievement.ts'
export { type ArticleDetail, ArticleInfo } from './services/article-info.ts'
export { Coin } from './services/coin.ts'
export { StaffAccount, staffSheet } from './services/console/staff-account.ts'
export { memberSheet, StaffMember } from './services/console/staff-member.ts'
export { articleSheet, StaffArticle } from './services/console/staff-article.ts'
export { auditSheet, StaffAudit } from './services/console/staff-audit.ts'
export { bannerSheet, StaffBanner } from './services/console/staff-banner.ts'
export { StaffBrand } from './services/console/staff-brand.ts'
export * from './services/console/staff-coin.ts'
export { columnBefore, figureSheet, StaffDashboard } from './services/console/staff-dashboard.ts'
export {
  AliasCsvRow,
  aliasColumns,
  aliasOtherHeads,
  aliasSentences,
  aliasSheet,
  StaffGear,
  unknownGearSheet,
} from './services/console/staff-gear.ts'
export * from './services/console/staff-medal.ts'
export type {
  StaffFrameItem,
  StaffFrameRule,
  StaffMedalGoal,
  StaffMedalItem,
  StaffOwnerItem,
} from './shapes/staff-achievement.ts'
export * from './services/console/staff-growth.ts'
export { invitationSheet, StaffInvitation } from './services/console/staff-invitation.ts'
export * from './services/console/staff-phone-request.ts'
export { referralSheet, StaffReferral } from './services/console/staff-referral.ts'
export { StaffSystem } from './services/console/staff-system.ts'
export { jobSheet, StaffJob } from './services/console/staff-job.ts'
export { postSheet, StaffPost } from './services/console/staff-post.ts'
export {
  accessCodeBatchSheet,
  accessCodeSheet,
  categorySheet,
  productSheet,
  registrationSheet,
  ShippedSerialRow,
  shippedSerialSentences,
  shippedSerialSheet,
  StaffAccessCode,
  StaffProduct,
  StaffRegistration,
  StaffShipment,
} from './services/console/staff-product.ts'
export {
  activitySheet,
  applicationSheet,
  GiftParcelCsvRow,
  giftParcelSentences,
  giftParcelSheet,
  StaffProductActivity,
} from './services/console/staff-product-activity.ts'
export * from './product-activity-words.ts'
export * from './shapes/product-activity.ts'
export { reportSheet, StaffReport } from './services/console/staff-report.ts'
export { replySheet, StaffReply } from './services/console/staff-reply.ts'
export * from './services/console/staff-search.ts'
export { StaffSession } from './services/console/staff-session.ts'
export { appealSheet, StaffAppeals, StaffStrike, strikeSheet } from './services/console/staff-strike.ts'
export { DictionaryCsvRow, dictionarySheet, StaffDictionary } from './services/console/staff-dictionary.ts'
export { StaffTag, tagSheet } from './services/console/staff-tag.ts'
export { StaffTopic, topicSheet } from './services/console/staff-topic.ts'
export * from './services/console/staff-setting.ts'
export * from './services/console/staff-terms.ts'
export * from './services/console/staff-word.ts'
export { EmailMessage } from './services/email-message.ts'
export { FileUpload, type UseType, useTypes } from './services/file-upload.ts'
export { Gear, type GearKind, type GearPage, gearKind } from './services/gear.ts'
export { NewPublish, Publish } from './services/new-publish.ts'
export { reportSentences, reportTypes, type ReportType } from './services/new-publish/responses.ts'
export * from './message-words.ts'
export * from './shapes/message.ts'
export { Message } from './services/message.ts'
export { Notice } from './services/notice.ts'
export * from './reach-words.ts'
export * from './shapes/reach.ts'
export { Push } from './services/push.ts'
export { Picture, pictureFilter } from './services/picture.ts'
export { type Album } from './services/picture-album.ts'
export {
  type NearestResults,
  Search,
  type SearchCondition,
  type SearchHit,
  type SearchKind,
  searchKinds,
  searchSorts,
  type Suggestions,
  type TextMarks,
} from './services/search.ts'
export { ProductInfo } from './services/product-info.ts'
export { SmsMessage } from './services/sms-message.ts'
export { QqOpen, scanStates, Weibo, WxOpen } from './services/social-login.ts'
export { type DictionaryCode, dictionaryCode, SysBaseInfo, SiteSettings } from './services/sys-base-info.ts'
export { Tag } from './services/tag.ts'
export { addressTags, UserAddress, type UserAddressItem } from './services/user-address.ts'
export { recommendTexts, UserFollow } from './services/user-follow.ts'
export { UserInfo } from './services/user-info.ts'
export { type DataExport, type DeletionObstacle, exportStates } from './services/user-info/personal-data.ts'
export { type Referral } from './services/user-info/people.ts'
export { clubStates, type Holdings } from './services/user-info/profile.ts'
export { type LiveSession } from './services/user-info/security.ts'
export { UserLevel } from './services/user-level.ts'
export { UserLike, targetTypes, type TargetType } from './services/user-like.ts'
export { purchaseFields, UserProduct } from './services/user-product.ts'
export { UserSearchKeyword } from './services/user-search-keyword.ts'
export { UserStrike } from './services/user-strike.ts'
export { Video } from './services/video.ts'
export { abroadAreaCode, type Area, areaCodes } from './shapes/area.ts'
export * from './coin-sources.ts'
export * from './coin-words.ts'
export * from './product-words.ts'
export * from './shapes/product.ts'
export * from './shapes/brand-look.ts'
export * from './goods-words.ts'
export * from './feedback-words.ts'
export * from './shapes/feedback.ts'
export { Feedback } from './services/feedback.ts'
export { feedbackSheet, StaffFeedback } from './services/console/staff-feedback.ts'
export * from './activity-words.ts'
export * from './lottery-words.ts'
export { Lottery } from './services/lottery.ts'
export { Evidence } from './services/evidence.ts'
export * from './shapes/evidence.ts'
export {
  barredSheet,
  lotterySheet,
  lotteryTicketSheet,
  StaffLottery,
} from './services/console/staff-lottery.ts'
export * from './shapes/lottery.ts'
export type {
  StaffBarredMember,
  StaffLotteryDetail,
  StaffLotteryItem,
  StaffTicketItem,
} from './shapes/staff-lottery.ts'
export * from './quiz-words.ts'
export { Quiz } from './services/quiz.ts'
export { StaffQuiz } from './services/console/staff-quiz.ts'
export type {
  QuizAnswered,
  QuizDay,
  QuizQuestion,
  QuizRecord,
  QuizResultDay,
  StaffQuizDay,
  StaffQuizFigures,
  StaffQuizQuestion,
} from './shapes/quiz.ts'
export * from './gallery-words.ts'
export { OnlineGallery } from './services/online-gallery.ts'
export { StaffGallery } from './services/console/staff-gallery.ts'
export type {
  BookEntry,
  ExhibitedWork,
  Exhibition,
  ExhibitionCard,
  ExhibitionRoom,
  GalleryInvitation,
  OpenCall,
  OwnSubmission,
} from './shapes/gallery.ts'
export type {
  AlikePhoto,
  CuratorOpinion,
  StaffBookEntry,
  StaffCallItem,
  StaffExhibition,
  StaffExhibitionItem,
  StaffExhibitionWork,
  StaffGalleryPost,
  StaffSubmission,
} from './shapes/staff-gallery.ts'
export * from './activity-sentences.ts'
export * from './shapes/activity.ts'
export * from './shapes/staff-activity.ts'
export { Activity, type CalendarDay } from './services/activity.ts'
export * from './services/console/staff-activity.ts'
export * from './contest-words.ts'
export * from './contest-sentences.ts'
export * from './shapes/contest.ts'
export * from './shapes/started-contest.ts'
export * from './shapes/entry-match.ts'
export * from './shapes/staff-contest.ts'
export * from './shapes/staff-contest-result.ts'
export * from './shapes/jury.ts'
export { Contest } from './services/contest.ts'
export { contestEntrySheet, contestListSheet, StaffContest } from './services/console/staff-contest.ts'
export { Jury } from './services/console/jury.ts'
export { StaffCheckIn } from './services/console/staff-check-in.ts'
export * from './questionnaire-words.ts'
export * from './shapes/questionnaire.ts'
export { Questionnaire } from './services/questionnaire.ts'
export {
  questionnaireAnswerSheet,
  questionnaireSheet,
  StaffQuestionnaire,
} from './services/console/staff-questionnaire.ts'
export * from './news-words.ts'
export * from './shapes/news.ts'
export * from './shapes/staff-news.ts'
export { NewsInfo } from './services/news-info.ts'
export * from './circle-words.ts'
export * from './shapes/circle.ts'
export * from './shapes/staff-circle.ts'
export { PhotographyGroup } from './services/photography-group.ts'
export { circleSheet, StaffCircle } from './services/console/staff-circle.ts'
export * from './faq-words.ts'
export * from './shapes/faq.ts'
export { CustomerService } from './services/customer-service.ts'
export { faqSheet, StaffFaq } from './services/console/staff-faq.ts'
export { newsSheet, StaffNews } from './services/console/staff-news.ts'
export * from './shapes/goods.ts'
export * from './shapes/shop.ts'
export * from './shop-words.ts'
export * from './shapes/staff-goods.ts'
export * from './services/goods.ts'
export * from './services/console/staff-goods.ts'
export * from './services/console/staff-goods-order.ts'
export { shopSheet, StaffShop } from './services/console/staff-shop.ts'
export * from './present-words.ts'
export * from './shapes/present.ts'
export * from './shapes/shipment.ts'
export * from './shapes/staff-present.ts'
export * from './services/present.ts'
export * from './services/console/staff-gift.ts'
export {
  type AccessCodeBatch,
  productLimits,
  productPicture,
  type StaffProductCategory,
  type StaffProductItem,
  type StaffRegistrationItem,
  type StaffSerial,
} from './shapes/staff-product.ts'
export * from './shapes/coin.ts'
export * from './shapes/staff-coin.ts'
export { type CollectFolder, type CollectFolders } from './shapes/collect-folder.ts'
export * from './shapes/critique.ts'
export * from './shapes/csv.ts'
export {
  type ArticleBlock,
  type ArticleFacts,
  type ArticleProduct,
  type ArticleVideo,
} from './shapes/article.ts'
export * from './shapes/emotion.ts'
export * from './shapes/figures.ts'
export * from './shapes/growth.ts'
export {
  type FrameItem,
  type MedalDetail,
  type MedalItem,
  type MedalSummary,
  type MedalTier,
} from './shapes/achievement.ts'
export * from './shapes/identity.ts'
export * from './shapes/staff-member.ts'
export * from './shapes/staff-post.ts'
export { type Mention } from './shapes/mention.ts'
export * from './shapes/notice.ts'
export { type OwnPost, reviewSentences } from './shapes/own-post.ts'
export * from './shapes/page.ts'
export {
  type CardExif,
  type CardPicture,
  type CommentPicture,
  type Cover,
  damage,
  exifFields,
  type ExifField,
  gainMap,
  type GainMap,
  type GearOption,
  type Picture as PictureShape,
  type PictureExif,
  type OriginalCrop,
  type PictureTile,
  type UploadedFile,
  type Verdict,
  verdictTexts,
} from './shapes/picture.ts'
export * from './shapes/passport.ts'
export * from './shapes/photograph.ts'
export * from './shapes/publish.ts'
export { PublishCard } from './shapes/publish-card.ts'
export * from './shapes/reply.ts'
export * from './review.ts'
export {
  passportListSheet,
  serialRuleSheet,
  sightingSheet,
  StaffPassport,
} from './services/console/staff-passport.ts'
export * from './shapes/staff-passport.ts'
export { ReviewCase, reviewCaseSheet } from './services/console/review-case.ts'
export { ReviewReason, reviewReasonSheet } from './services/console/review-reason.ts'
export * from './shapes/review.ts'
export * from './shapes/social.ts'
export * from './shapes/staff.ts'
export * from './adjustable-limits.ts'
export * from './shapes/staff-job.ts'
export * from './shapes/staff-referral.ts'
export * from './shapes/staff-system.ts'
export * from './shapes/staff-banner.ts'
export { sitePictureMB } from './shapes/site-picture.ts'
export * from './shapes/staff-content.ts'
export * from './shapes/strike.ts'
export * from './shapes/gear-csv.ts'
export * from './shapes/staff-gear.ts'
export * from './shapes/staff-dictionary.ts'
export * from './shapes/staff-tag.ts'
export { type StaffAppealItem, type StaffStrikeItem, type StrikeItem } from './shapes/strike-item.ts'
export * from './shapes/text.ts'
export * from './passport-texts.ts'
export * from './passport-words.ts'
export { type ProductActivityCall } from './services/product-activity-methods.ts'
export { type PassportCall, serviceFields } from './services/passport-methods.ts'
export { type Topic } from './shapes/topic.ts'
export * from './shapes/user.ts'
export * from './shapes/video.ts'
export { type VoteDraft, type VotePart, voteResults, voteStates } from './shapes/vote.ts'
export { cleanText, isUnseen, textLength } from './text-length.ts'
export * from './word-actions.ts'
