import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const passportCatalogue = {
  errors: {
    TransferCodeWrong: { code: 4207, text: '过户码或产品编号不正确，还可尝试 {n} 次' },
    GearLost: { code: 4208, text: '这件器材已挂失，解除挂失后才能过户' },
  },
  acts: {
    'serialRule.saved': '修改序列号规则',
    'serialRule.removed': '删除序列号规则',
    'passport.serviceRecorded': '给器材记保养',
    'passport.visitRecorded': '登记到店保养',
    'passport.visitTakenBack': '撤回到店保养',
    'sighting.decided': '处理挂失线索',
  },
  targets: {
    passport: '器材护照',
    serialRule: '序列号规则',
    sighting: '挂失线索',
  },
  notices: {
    'passport.level': '你的器材护照升级了',
    'passport.shutterReached': '你的相机快门数已达到',
    'passport.warrantyEnding': '你的器材保修快到期了',
    'passport.transferred': '对方已确认接收，器材过户完成',
    'passport.serviced': '门店给你的器材记了一次保养',
    'passport.serviceTakenBack': '门店撤回了给你的器材记的一次保养',
    'passport.followedUp': '你挂失的器材有新线索，客服正在跟进，会与你联系',
  },
} as const satisfies DomainCatalogue
