/** The consequences of a deletion, as sentences for the member who requests it. */
export function consequencesOf(losses: { coins: number; level: number; publishCount: number }): string[] {
  return [
    ...(losses.coins > 0 ? [`${losses.coins} 金币将清零，不能恢复`] : []),
    `等级 Lv.${losses.level}、勋章和头像框将失效`,
    `${losses.publishCount} 篇作品和全部评论将删除；也可以选择保留作品，但不再署名`,
    '已注册的产品将解除绑定，保修不受影响',
    '手机号 30 天后才能再次注册',
  ]
}
