import type { Method } from './method.ts'
import { Achievement, ProfileFrame } from './services/achievement.ts'
import { ArticleInfo } from './services/article-info.ts'
import { Coin } from './services/coin.ts'
import { Goods, GoodsOrder } from './services/goods.ts'
import { Present } from './services/present.ts'
import { StaffMember } from './services/console/staff-member.ts'
import { ReviewCase } from './services/console/review-case.ts'
import { ReviewReason } from './services/console/review-reason.ts'
import { StaffAccount } from './services/console/staff-account.ts'
import { StaffArticle } from './services/console/staff-article.ts'
import { StaffAudit } from './services/console/staff-audit.ts'
import { StaffBanner } from './services/console/staff-banner.ts'
import { StaffBrand } from './services/console/staff-brand.ts'
import { StaffCoin, StaffCoinCorrection } from './services/console/staff-coin.ts'
import { StaffDashboard } from './services/console/staff-dashboard.ts'
import { StaffGear } from './services/console/staff-gear.ts'
import { StaffGoods, StaffGoodsCode } from './services/console/staff-goods.ts'
import { StaffGoodsOrder } from './services/console/staff-goods-order.ts'
import { StaffGift, StaffGiftRule, StaffPresent, StaffPresentGrant } from './services/console/staff-gift.ts'
import { StaffGrowth } from './services/console/staff-growth.ts'
import { StaffFrame, StaffMedal } from './services/console/staff-medal.ts'
import { StaffInvitation } from './services/console/staff-invitation.ts'
import { StaffPhoneRequest } from './services/console/staff-phone-request.ts'
import { StaffJob } from './services/console/staff-job.ts'
import { StaffPost } from './services/console/staff-post.ts'
import { StaffReport } from './services/console/staff-report.ts'
import {
  StaffAccessCode,
  StaffProduct,
  StaffRegistration,
  StaffShipment,
} from './services/console/staff-product.ts'
import { StaffProductActivity } from './services/console/staff-product-activity.ts'
import { StaffReply } from './services/console/staff-reply.ts'
import { StaffSearch } from './services/console/staff-search.ts'
import { StaffFeedback } from './services/console/staff-feedback.ts'
import { StaffActivity } from './services/console/staff-activity.ts'
import { StaffLottery } from './services/console/staff-lottery.ts'
import { StaffContest } from './services/console/staff-contest.ts'
import { Jury } from './services/console/jury.ts'
import { StaffCheckIn } from './services/console/staff-check-in.ts'
import { StaffQuestionnaire } from './services/console/staff-questionnaire.ts'
import { StaffNews } from './services/console/staff-news.ts'
import { StaffFaq } from './services/console/staff-faq.ts'
import { StaffShop } from './services/console/staff-shop.ts'
import { StaffSession } from './services/console/staff-session.ts'
import { StaffAppeals, StaffStrike } from './services/console/staff-strike.ts'
import { StaffDictionary } from './services/console/staff-dictionary.ts'
import { StaffTag } from './services/console/staff-tag.ts'
import { StaffPassport } from './services/console/staff-passport.ts'
import { StaffTopic } from './services/console/staff-topic.ts'
import { StaffLinkHost, StaffSetting } from './services/console/staff-setting.ts'
import { StaffSystem } from './services/console/staff-system.ts'
import { StaffTerms } from './services/console/staff-terms.ts'
import { StaffWord } from './services/console/staff-word.ts'
import { EmailMessage } from './services/email-message.ts'
import { Feedback } from './services/feedback.ts'
import { FileUpload } from './services/file-upload.ts'
import { Gear } from './services/gear.ts'
import { NewPublish, Publish } from './services/new-publish.ts'
import { Message } from './services/message.ts'
import { Notice } from './services/notice.ts'
import { Picture } from './services/picture.ts'
import { Search } from './services/search.ts'
import { ProductInfo } from './services/product-info.ts'
import { SmsMessage } from './services/sms-message.ts'
import { QqOpen, Weibo, WxOpen } from './services/social-login.ts'
import { SysBaseInfo } from './services/sys-base-info.ts'
import { Tag } from './services/tag.ts'
import { Activity } from './services/activity.ts'
import { Questionnaire } from './services/questionnaire.ts'
import { Lottery } from './services/lottery.ts'
import { Contest } from './services/contest.ts'
import { NewsInfo } from './services/news-info.ts'
import { PhotographyGroup } from './services/photography-group.ts'
import { StaffCircle } from './services/console/staff-circle.ts'
import { CustomerService } from './services/customer-service.ts'
import { UserAddress } from './services/user-address.ts'
import { UserFollow } from './services/user-follow.ts'
import { UserInfo } from './services/user-info.ts'
import { UserLevel } from './services/user-level.ts'
import { UserLike } from './services/user-like.ts'
import { UserProduct } from './services/user-product.ts'
import { UserSearchKeyword } from './services/user-search-keyword.ts'
import { UserStrike } from './services/user-strike.ts'
import { Video } from './services/video.ts'

/** Every Service. A call that is not listed here does not exist. */
export const services = {
  UserInfo,
  SmsMessage,
  EmailMessage,
  Weibo,
  WxOpen,
  QqOpen,
  SysBaseInfo,
  NewPublish,
  Publish,
  Picture,
  ArticleInfo,
  NewsInfo,
  Activity,
  Questionnaire,
  Lottery,
  Contest,
  Feedback,
  CustomerService,
  PhotographyGroup,
  UserLike,
  UserLevel,
  Achievement,
  ProfileFrame,
  UserFollow,
  Notice,
  Message,
  UserAddress,
  FileUpload,
  Search,
  UserSearchKeyword,
  UserStrike,
  Coin,
  ProductInfo,
  UserProduct,
  Goods,
  GoodsOrder,
  Present,
  Tag,
  Gear,
  Video,
  StaffSession,
  StaffInvitation,
  StaffAccount,
  StaffAudit,
  StaffDashboard,
  StaffSearch,
  StaffJob,
  StaffSystem,
  StaffStrike,
  StaffAppeals,
  StaffArticle,
  StaffBanner,
  StaffNews,
  StaffActivity,
  StaffLottery,
  StaffContest,
  Jury,
  StaffCheckIn,
  StaffQuestionnaire,
  StaffFeedback,
  StaffFaq,
  StaffCircle,
  StaffBrand,
  StaffGear,
  StaffDictionary,
  StaffGrowth,
  StaffMedal,
  StaffFrame,
  StaffTag,
  StaffTopic,
  StaffWord,
  StaffSetting,
  StaffLinkHost,
  StaffTerms,
  StaffMember,
  StaffPhoneRequest,
  StaffCoin,
  StaffCoinCorrection,
  StaffPassport,
  StaffGoods,
  StaffGoodsCode,
  StaffGoodsOrder,
  StaffShop,
  StaffGift,
  StaffGiftRule,
  StaffPresent,
  StaffPresentGrant,
  StaffProductActivity,
  StaffProduct,
  StaffAccessCode,
  StaffShipment,
  StaffRegistration,
  ReviewCase,
  ReviewReason,
  StaffPost,
  StaffReply,
  StaffReport,
} as const

export type Services = typeof services

/** Every call of every Service. */
export const declaredMethods: readonly Method[] = Object.values(services).flatMap((methods) =>
  Object.values<Method>(methods),
)
