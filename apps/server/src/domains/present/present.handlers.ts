import {
  giftPicture,
  type Present,
  type StaffGift,
  type StaffGiftRule,
  type StaffPresent,
  type StaffPresentGrant,
} from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { answerReplacement } from './answer-replacement.ts'
import { choosePresent, claimPresent, exchangePresent, giveUpPresent } from './claim-present.ts'
import { checkGrantList, createGrant } from './for-staff/create-grant.ts'
import { decideGrant } from './for-staff/decide-grant.ts'
import { giftRuleExport, listGiftRules } from './for-staff/gift-rules.read.ts'
import { getGift, giftExport, listGifts } from './for-staff/gifts.read.ts'
import { listGrants, presentGrantExport } from './for-staff/grants.read.ts'
import { offerReplacement } from './for-staff/offer-replacement.ts'
import { withdrawReplacement } from './for-staff/withdraw-replacement.ts'
import { getPresentAddress, requestPresentAddress } from './for-staff/present-address-view.ts'
import { listStaffPresents, presentExport } from './for-staff/presents-list.read.ts'
import { createGiftRule, saveGiftRule } from './for-staff/save-gift-rule.ts'
import { createGift, saveGift } from './for-staff/save-gift.ts'
import { checkParcels, importParcels, shipPresent } from './for-staff/ship-presents.ts'
import { countWaiting, listLevelGifts, listPresents } from './present.read.ts'
import { getPresentDetail } from './present.view.ts'
import { setPresentAddress } from './set-present-address.ts'

export const presentMethods: HandlersOf<typeof Present> = {
  GetList: listPresents,
  GetWaitingCount: countWaiting,
  GetLevelGifts: listLevelGifts,
  GetDetail: getPresentDetail,
  Claim: claimPresent,
  Choose: choosePresent,
  Exchange: exchangePresent,
  SetAddress: setPresentAddress,
  AnswerReplacement: answerReplacement,
  GiveUp: giveUpPresent,
}

export const staffGiftMethods: HandlersOf<typeof StaffGift> = {
  GetList: listGifts,
  Export: (ctx, input) => beginExport(ctx, giftExport, input),
  GetDetail: getGift,
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: giftPicture.useType }),
  Create: createGift,
  Save: saveGift,
}

export const giftRuleMethods: HandlersOf<typeof StaffGiftRule> = {
  GetList: listGiftRules,
  Export: (ctx, input) => beginExport(ctx, giftRuleExport, input),
  Create: createGiftRule,
  Save: saveGiftRule,
}

export const presentGrantMethods: HandlersOf<typeof StaffPresentGrant> = {
  GetList: listGrants,
  Export: (ctx, input) => beginExport(ctx, presentGrantExport, input),
  CheckList: checkGrantList,
  Create: createGrant,
  Decide: decideGrant,
}

export const staffPresentMethods: HandlersOf<typeof StaffPresent> = {
  GetList: listStaffPresents,
  Export: (ctx, input) => beginExport(ctx, presentExport, input),
  RequestAddress: requestPresentAddress,
  GetAddress: getPresentAddress,
  Ship: shipPresent,
  OfferReplacement: offerReplacement,
  WithdrawReplacement: withdrawReplacement,
  CheckParcels: checkParcels,
  ImportParcels: { opensTransaction: importParcels },
}
