import { faqCategories, type FaqCategory } from '@guangquan/contract'

interface DemoEntry {
  category: FaqCategory
  question: string
  /** Markdown. */
  answer: string
}

const { account, publishing, product, coins, firmware, other } = faqCategories

/** In their order within a category. */
export const demoEntries: readonly DemoEntry[] = [
  {
    category: account,
    question: '收不到短信验证码怎么办？',
    answer: `先核对手机号，再看看短信有没有被拦截，一分钟后可以重新获取。

还是收不到时，可以在登录页换一种方式：邮箱验证码或密码。`,
  },
  {
    category: account,
    question: '忘记密码了，怎么重新设置？',
    answer: `用手机或邮箱收到的验证码就能设置新密码：[用手机找回](/account/reset-password/phone/1)，[用邮箱找回](/account/reset-password/email/1)。

不记得密码也可以直接用验证码登录。`,
  },
  {
    category: account,
    question: '换了手机号，怎么改绑定的手机？',
    answer: `在「设置」的「账号管理」里修改手机。

- 旧号还能收短信：用旧号的验证码证明是你本人。
- 旧号收不到短信：要同时核对密码和邮箱。

两种都做不到时，请拨打客服热线。`,
  },
  {
    category: account,
    question: '注销账号以后，还能反悔吗？',
    answer: `可以。申请以后有 **15 天** 冷静期，期间登录就能撤销。

冷静期过后，账号和个人数据永久删除，不能恢复。作品可以选择一起删除，或者保留但不再署名。`,
  },
  {
    category: publishing,
    question: '照片支持什么格式？一次能发多少张？',
    answer: `支持 JPEG、PNG、WebP、AVIF 和 HEIC，短边至少 600 像素，一件作品最多 18 张。上传中断了可以接着传。`,
  },
  {
    category: publishing,
    question: '发照片会不会泄露拍摄地点？',
    answer: `不会。照片里的经纬度和机身序列号不会公开，别人看到和保存的副本里也没有这些数据。

原图逐字节保存，但是不公开。`,
  },
  {
    category: publishing,
    question: '误删的作品还能找回来吗？',
    answer: `能。删除后 30 天内，可以在「我的发布」的「回收站」里恢复。`,
  },
  {
    category: publishing,
    question: '作品被隐藏或删除了，怎么申诉？',
    answer: `处理结果会用通知告诉你原因。觉得处理有误，可以在「设置」的「违规与申诉」里说明情况，由工作人员重新审核。`,
  },
  {
    category: product,
    question: '怎么注册我的相机和镜头？',
    answer: `在「我的产品」里注册，有两种办法：

1. 用手机扫包装盒或保修卡上的二维码，一次填好型号、编号和注册码。
2. 自己填写产品编号和保修卡刮刮层下的 12 位注册码。

没有注册码时请上传购买发票，由工作人员核对。`,
  },
  {
    category: product,
    question: '注册产品能延长保修吗？',
    answer: `购买 30 天内注册的国行产品，发票审核通过后，保修延长 12 个月。

注册时没有上传发票，以后也可以在产品详情里补上。`,
  },
  {
    category: product,
    question: '买了二手器材，编号已经被别人注册了？',
    answer: `请卖家在产品详情里点「过户」，把过户码发给你。你输入过户码和产品编号以后，保修和保养日期就归到你的账号。

卖家也可以解绑，但是解绑后要过 30 天，编号才能由别人注册。`,
  },
  {
    category: product,
    question: '相机丢了，能做些什么？',
    answer: `在这件产品的护照里「挂失」。挂失期间不能过户，别人也不能注册这个编号；有人上传带这个编号的照片，客服会跟进并联系你。

找回以后再解除挂失。`,
  },
  {
    category: coins,
    question: '金币会过期吗？',
    answer: `一年里得到的金币，到下一年的 12 月 31 日为止有效，先到期的先用。到期的日期在「我的金币」里看。`,
  },
  {
    category: coins,
    question: '兑换的商品不想要了，能退金币吗？',
    answer: `发货以前可以在「我的兑换」里取消订单，金币退回原来的账上，有效期不变。发货以后不能自己取消。`,
  },
  {
    category: coins,
    question: '生日和升级的礼品在哪里领？',
    answer: `礼品会放进「我的礼品」，并且有通知。有的要选一样，有的要填收货地址，请在截止日期以前领取。`,
  },
  {
    category: firmware,
    question: '在哪里找最新的固件？',
    answer: `在[官方资讯的固件](/more/news?type=4)里。每个版本都写了适用的型号、改进的内容和升级步骤。`,
  },
  {
    category: firmware,
    question: '升级固件要注意什么？',
    answer: `- 先核对型号和现在的版本。
- 用充满电的电池，升级时不要关机，也不要打开电池仓。
- 按那个版本的说明一步一步做。

升级中断、相机不能开机时，请不要反复尝试，带到[维修服务网点](/more/store-information?t=3)检查。`,
  },
  {
    category: other,
    question: '怎么下载我在这里的全部数据？',
    answer: `在「设置」里点「导出我的数据」，里面有资料、作品和原图、评论、关注、地址和登录记录。每 7 天能导出一次。`,
  },
]
