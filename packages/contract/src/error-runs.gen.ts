// Written by "npm run generate" from errors.ts.
import type { ErrorName } from './errors.ts'

/** Numbers of the envelope's `error.code`, in runs: the first and the names of it and those after it. Every page loads them. */
export const errorRuns: readonly (readonly [first: number, names: readonly ErrorName[]])[] = [
  [100, ['TokenInvalid']],
  [400, ['BadInput']],
  [1001, ['SignedOutElsewhere']],
  [2001, ['WrongPassword', 'CaptchaWrong', 'PhoneUnknown', 'PhoneTaken', 'NickNameTaken', 'CaptchaTooSoon', 'CaptchaDayLimit', 'PuzzleNeeded', 'PhoneNotBound', 'AccountLocked', 'CoolingOff', 'SocialTaken', 'OnlyWayIn', 'TicketInvalid', 'NickNameRefused', 'PasswordRefused', 'NickNameTooSoon', 'EmailTaken', 'EmailRefused', 'UserNameTaken', 'UserNameRefused', 'UserNameTooSoon', 'PasswordUsedBefore', 'SocialUnknown', 'SocialFailed', 'ProviderClosed', 'PhoneTooSoon', 'BirthdayFixed', 'UnderAge', 'InviteCodeWrong', 'ClubCardTaken', 'ExportTooSoon', 'DeletionBlocked', 'AreaUnknown', 'AddressLimit', 'SocialOther', 'PasswordTelling', 'RegisterLimit', 'CaptchaVoid', 'PhoneQuarantined', 'NickNameContact', 'Banned']],
  [3001, ['Forbidden', 'ContentNotFound', 'ContentRefused', 'TooFast', 'LevelTooLow', 'Restricted', 'CommentsClosed', 'FollowLimit', 'DraftLimit', 'NotAllowedOnSelf', 'BlockLimit', 'NotAllowedNow', 'DraftChanged', 'SearchConflict', 'Muted', 'AppealTwice', 'AppealLate']],
  [3021, ['VoteEnded', 'VoteFixed', 'FolderLimit', 'FolderTaken', 'VirtualPhone', 'VirtualPhoneNew']],
  [3030, ['AlreadyReported']],
  [3040, ['CritiqueClosed', 'AlbumLimit', 'AlbumNameTaken']],
  [3101, ['ArticleLength', 'ArticlePhotoLimit', 'ArticleVideoLimit', 'ArticleVideoRefused']],
  [5000, ['Unknown', 'NoSuchCall']],
  [5003, ['Unavailable', 'SignatureInvalid', 'Maintenance']],
  [5101, ['FileTypeRefused', 'HeicRefused', 'FileTooLarge', 'PhotoDamaged', 'PhotoTooSmall', 'PhotoTooLarge', 'UploadNotFound', 'UploadMismatch', 'StorageFull', 'QuotaFull', 'BackgroundTooSmall', 'TooManyFiles', 'PhotoTooNarrow', 'GifTooLarge', 'HeicTooLarge', 'DamageUnconfirmed', 'PhotoIncomplete']],
  [5130, ['VideoTypeRefused', 'VideoCodecRefused', 'VideoH264Only', 'VideoDamaged', 'VideoLength', 'VideoSize', 'VideoDayLimit', 'VideoNotReady', 'VideoClosed']],
]
