/** 摄影水平: the member's own assessment, 1–5. */
export const photographyLevels = [
  { value: 1, label: '入门新手', help: '刚拿起相机，多用自动挡' },
  { value: 2, label: '摄影爱好者', help: '会用光圈、快门和感光度' },
  { value: 3, label: '进阶发烧友', help: '有常用的题材，会后期' },
  { value: 4, label: '资深/半职业', help: '接过拍摄，或作品发表过' },
  { value: 5, label: '职业摄影师', help: '以摄影为业，经审核后显示认证' },
] as const

export const sexes = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
  { value: 0, label: '保密' },
] as const
