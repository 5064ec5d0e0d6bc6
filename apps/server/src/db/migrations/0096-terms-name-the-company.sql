-- The texts that came with the program named the demonstration's company; they name the configured one when they are read.
update terms
set html = replace(replace(html, '澄光（中国）影像销售有限公司', '{company}'), '光圈社区', '{community}社区')
where id in ('terms-4-1.0', 'terms-5-1.0', 'terms-6-1.0', 'terms-7-1.0');
