-- The drawn banners of the home page became photographs.
update banner
   set image_url = replace(image_url, '.svg', '.webp'),
       image_mobile_url = replace(image_mobile_url, '.svg', '.webp')
 where image_url ~ '^/img/banner/(ridges|pier|aperture)-wide\.svg$';
