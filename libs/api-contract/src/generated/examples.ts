// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import type { OperationId } from '../operation.ts';

/** Example responses by call, status and name; the first of a status is the usual one. */
export const exampleResponses: Readonly<Record<OperationId, Readonly<Record<number, Readonly<Record<string, unknown>>>>>> = {
 "listCategories": {
  "200": {
   "categories": [
    {
     "id": 1,
     "category_name": "Immunity",
     "category_image": "immunity.jpg"
    },
    {
     "id": 2,
     "category_name": "Digestion",
     "category_image": "digestion.jpg"
    },
    {
     "id": 3,
     "category_name": "Heart Care",
     "category_image": "heart-care.jpg"
    },
    {
     "id": 4,
     "category_name": "Sugar Balance",
     "category_image": "sugar-balance.jpg"
    },
    {
     "id": 5,
     "category_name": "Joint Care",
     "category_image": "joint-care.jpg"
    },
    {
     "id": 6,
     "category_name": "Women's Wellness",
     "category_image": "womens-wellness.jpg"
    },
    {
     "id": 7,
     "category_name": "Men's Vitality",
     "category_image": "mens-vitality.jpg"
    },
    {
     "id": 8,
     "category_name": "Beauty Care",
     "category_image": "beauty-care.jpg"
    },
    {
     "id": 9,
     "category_name": "Baby Care",
     "category_image": "baby-care.jpg"
    },
    {
     "id": 10,
     "category_name": "Everyday Nutrition",
     "category_image": "everyday-nutrition.jpg"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listHeroProducts": {
  "200": {
   "products": [
    {
     "id": 17,
     "product_title": "Fenugreek Seed Powder",
     "product_slug": "fenugreek-seed-powder",
     "category_name": "Sugar Balance",
     "product_desc": "Methi from Rajasthan, cleaned three times and milled cold. For the kitchen first, and for the morning glass.",
     "product_price": 189,
     "gst": 5,
     "product_quantity": 200,
     "product_code": "VV017",
     "size_type_id": "g",
     "offer_image": "",
     "images": "vv017-pack.jpg,vv017-botanical.jpg",
     "product_details": "<p>Good methi smells of maple and hay. Open the pouch and you will know why we waited for the new harvest.</p><p>One teaspoon of 2.5 g holds:</p><ul><li><strong>Fenugreek</strong> (<em>Trigonella foenum-graecum</em>): seed, 2.5 g; bold, from the Nagaur fields, stone-ground.</li></ul><p><strong>Good to know</strong></p><ul><li>Single ingredient.</li><li>Source of plant protein and fibre.</li></ul>",
     "small_details": "Soak 2.5 g, about one teaspoon, in a glass of water overnight. Drink it in the morning, or add the powder to dough and dal. Contains about 25 percent dietary fibre. Store in a dry place.",
     "product_faqs": "Is it bitter?<>Can I use it for cooking?<>Is it the same as kasuri methi?",
     "product_faqs_answers": "Yes, pleasantly. Soaking overnight softens it.<>Certainly. It is kitchen powder of a good grade.<>No. That is the dried leaf, and this is the seed."
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listProducts": {
  "200": {
   "products": [
    {
     "id": 46,
     "product_title": "S-46 Sattva Greens",
     "product_slug": "s-46",
     "category_name": "Everyday Nutrition",
     "product_desc": "Tulsi, moringa, amla and three more herbs. The formula that we take ourselves.",
     "product_price": 1250,
     "gst": 18,
     "product_quantity": 90,
     "product_code": "VV046",
     "size_type_id": "Capsules",
     "offer_image": "vv046.jpg",
     "images": "vv046-pack.jpg,vv046-botanical.jpg",
     "product_details": "<p>S stands for sattva, clarity, and 46 for the sheet on which the recipe was first pinned. We changed it forty-five times; then everybody in the room went quiet and asked for the jar.</p><p>Three capsules hold:</p><ul><li><strong>Tulsi</strong> (<em>Ocimum tenuiflorum</em>): leaf, 350 mg.</li><li><strong>Moringa</strong> (<em>Moringa oleifera</em>): leaf, 350 mg.</li><li><strong>Amla</strong> (<em>Phyllanthus emblica</em>): fruit, 300 mg.</li><li><strong>Ashwagandha</strong> (<em>Withania somnifera</em>): root, 200 mg.</li><li><strong>Giloy</strong> (<em>Tinospora cordifolia</em>): stem, 200 mg.</li><li><strong>Turmeric</strong> (<em>Curcuma longa</em>): rhizome, 100 mg.</li><li>Also: plant cellulose shell.</li></ul><p><strong>Good to know</strong></p><ul><li>Weights of three capsules, adding up to 1.5 g.</li><li>No proprietary blend: nothing is hidden.</li><li>Supports everyday energy and balance.</li></ul>",
     "small_details": "Take three capsules a day with breakfast. Three capsules hold 1.5 g of leaf, fruit and root from six plants. Every plant is named with its part and its weight. One jar lasts thirty days. A food supplement for adults, not a substitute for a varied diet.",
     "product_faqs": "What does S-46 mean?<>Can I take your other capsules beside it?<>All three capsules at once?<>Is it vegan?",
     "product_faqs_answers": "S for sattva, 46 for its sheet in our herbarium.<>Yes, though single herbs that it already contains are then enough in a smaller amount.<>With breakfast is simplest. One with each meal is just as good.<>Yes, shell included."
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "getProduct": {
  "200": {
   "found": [
    {
     "id": 46,
     "product_title": "S-46 Sattva Greens",
     "product_slug": "s-46",
     "category_name": "Everyday Nutrition",
     "product_desc": "Tulsi, moringa, amla and three more herbs. The formula that we take ourselves.",
     "product_price": 1250,
     "gst": 18,
     "product_quantity": 90,
     "product_code": "VV046",
     "size_type_id": "Capsules",
     "offer_image": "vv046.jpg",
     "images": "vv046-pack.jpg,vv046-botanical.jpg",
     "product_details": "<p>S stands for sattva, clarity, and 46 for the sheet on which the recipe was first pinned. We changed it forty-five times; then everybody in the room went quiet and asked for the jar.</p><p>Three capsules hold:</p><ul><li><strong>Tulsi</strong> (<em>Ocimum tenuiflorum</em>): leaf, 350 mg.</li><li><strong>Moringa</strong> (<em>Moringa oleifera</em>): leaf, 350 mg.</li><li><strong>Amla</strong> (<em>Phyllanthus emblica</em>): fruit, 300 mg.</li><li><strong>Ashwagandha</strong> (<em>Withania somnifera</em>): root, 200 mg.</li><li><strong>Giloy</strong> (<em>Tinospora cordifolia</em>): stem, 200 mg.</li><li><strong>Turmeric</strong> (<em>Curcuma longa</em>): rhizome, 100 mg.</li><li>Also: plant cellulose shell.</li></ul><p><strong>Good to know</strong></p><ul><li>Weights of three capsules, adding up to 1.5 g.</li><li>No proprietary blend: nothing is hidden.</li><li>Supports everyday energy and balance.</li></ul>",
     "small_details": "Take three capsules a day with breakfast. Three capsules hold 1.5 g of leaf, fruit and root from six plants. Every plant is named with its part and its weight. One jar lasts thirty days. A food supplement for adults, not a substitute for a varied diet.",
     "product_faqs": "What does S-46 mean?<>Can I take your other capsules beside it?<>All three capsules at once?<>Is it vegan?",
     "product_faqs_answers": "S for sattva, 46 for its sheet in our herbarium.<>Yes, though single herbs that it already contains are then enough in a smaller amount.<>With breakfast is simplest. One with each meal is just as good.<>Yes, shell included."
    }
   ],
   "notFound": []
  },
  "400": {
   "slugTooLong": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "slug",
      "detail": "Must have 1 to 200 characters."
     }
    ]
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listOfferCategories": {
  "200": {
   "categories": [
    {
     "id": 1,
     "name": "Family Packs"
    },
    {
     "id": 2,
     "name": "Three-Month Care"
    },
    {
     "id": 3,
     "name": "Gift Pairs"
    },
    {
     "id": 4,
     "name": "Kitchen Staples"
    },
    {
     "id": 5,
     "name": "New Parents"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listOffers": {
  "200": {
   "offers": [
    {
     "id": 1,
     "offer_title": "Tulsi Giloy Morning Pair",
     "offer_name": "2 × Tulsi Giloy Drops",
     "offer_price": 419,
     "offer_image": "vv001.jpg",
     "available_offers": "Buy 2, save 15%",
     "category_name": "Family Packs",
     "product_slug": "tulsi-giloy-drops"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listAcademyCategories": {
  "200": {
   "sources": [
    {
     "id": 1,
     "name": "Know Your Plants"
    },
    {
     "id": 2,
     "name": "Daily Routines"
    },
    {
     "id": 3,
     "name": "From Field to Pack"
    },
    {
     "id": 4,
     "name": "Business Basics"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listAcademyFiles": {
  "200": {
   "files": [
    {
     "academy_type": 1,
     "resource_type": "video",
     "title": "Tulsi, Giloy, Amla: Three Plants of the Courtyard",
     "thumbnail": "/custom/images/thumbnails/leaf.jpg",
     "link": "https://www.youtube.com/watch?v=example-001",
     "extent": "9 min"
    },
    {
     "academy_type": 1,
     "resource_type": "pdf",
     "title": "Reading a Label: Names, Parts and Weights",
     "thumbnail": "/custom/images/thumbnails/lens.jpg",
     "link": "/custom/files/academy-reading-a-label.pdf",
     "extent": "6 pages"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listResourceCategories": {
  "200": {
   "categories": [
    {
     "id": 1,
     "name": "Product Guides"
    },
    {
     "id": 2,
     "name": "Quality and Reports"
    },
    {
     "id": 3,
     "name": "Forms"
    },
    {
     "id": 4,
     "name": "Pictures and Posters"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listResourceFiles": {
  "200": {
   "files": [
    {
     "resource_type": 1,
     "title": "Product Catalogue",
     "thumbnail": "/custom/images/thumbnails/leaf.jpg",
     "link": "/custom/files/product-catalogue.pdf",
     "extent": "48 pages"
    }
   ],
   "empty": []
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "login": {
  "200": {
   "signedIn": {
    "statusCode": 200,
    "token": "vv_mUkTFNt8TTj9bacEMEq62EgWbbRH4SxC0gzPrk0KoB1"
   }
  },
  "400": {
   "malformed": {
    "statusCode": 400,
    "error": "Please enter your customer id and password."
   }
  },
  "401": {
   "refused": {
    "statusCode": 401,
    "error": "The customer id or password is not correct."
   }
  },
  "413": {
   "tooLarge": {
    "type": "about:blank",
    "title": "Payload Too Large",
    "status": 413,
    "detail": "The body must have at most 65536 bytes."
   }
  },
  "415": {
   "notJson": {
    "type": "about:blank",
    "title": "Unsupported Media Type",
    "status": 415,
    "detail": "Please send application/json."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "register": {
  "200": {
   "registered": {
    "scode": true,
    "message": "Welcome to Vanaveda, Ravi Kumar. Your customer id is VV100002.",
    "token": "vv_mUkTFNt8TTj9bacEMEq62EgWbbRH4SxC0gzPrk0KoB1"
   }
  },
  "409": {
   "emailTaken": {
    "scode": false,
    "message": "This e-mail address is already registered."
   }
  },
  "413": {
   "tooLarge": {
    "type": "about:blank",
    "title": "Payload Too Large",
    "status": 413,
    "detail": "The body must have at most 65536 bytes."
   }
  },
  "415": {
   "notJson": {
    "type": "about:blank",
    "title": "Unsupported Media Type",
    "status": 415,
    "detail": "Please send application/json."
   }
  },
  "422": {
   "mobileInvalid": {
    "scode": false,
    "message": "Please enter a valid mobile number."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "getUser": {
  "200": {
   "demoCustomer": {
    "name": "Asha Verma",
    "mobile": "9000000001",
    "email": "demo@vanaveda.example",
    "phone": "9000000001"
   }
  },
  "401": {
   "signedOut": {
    "type": "about:blank",
    "title": "Unauthorized",
    "status": 401,
    "detail": "Please sign in."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "createOrder": {
  "200": {
   "created": "order_0WTrg1lZyfqpFg",
   "empty": ""
  },
  "400": {
   "brokenJson": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "detail": "The body is not valid JSON."
   },
   "quantityTooLarge": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "cart.0.quantity",
      "detail": "Must be a whole number from 1 to 40."
     }
    ]
   },
   "unknownField": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "amount",
      "detail": "This field is not known."
     }
    ]
   },
   "unknownProduct": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "cart.0.product",
      "detail": "This item is not on sale."
     }
    ]
   },
   "duplicateLine": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "cart.1",
      "detail": "This item is already in the cart."
     }
    ]
   },
   "pincodeDiffers": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "pincode",
      "detail": "This is not the pincode of the address."
     }
    ]
   },
   "addressUnreadable": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "address",
      "detail": "This is not a selected post office."
     }
    ]
   },
   "addressLineInvalid": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "address.Mobile",
      "detail": "Must have ten digits."
     }
    ]
   }
  },
  "401": {
   "signedOut": {
    "type": "about:blank",
    "title": "Unauthorized",
    "status": 401,
    "detail": "Please sign in."
   }
  },
  "404": {
   "notOffered": {
    "type": "about:blank",
    "title": "Not Found",
    "status": 404,
    "detail": "This payment provider is not offered here."
   }
  },
  "413": {
   "tooLarge": {
    "type": "about:blank",
    "title": "Payload Too Large",
    "status": 413,
    "detail": "The body must have at most 65536 bytes."
   }
  },
  "415": {
   "notJson": {
    "type": "about:blank",
    "title": "Unsupported Media Type",
    "status": 415,
    "detail": "Please send application/json."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "validatePayment": {
  "200": {
   "paid": {
    "response": true,
    "message": "Payment received. Thank you for your order."
   },
   "cancelled": {
    "response": false,
    "message": "The payment was cancelled. Nothing was charged."
   },
   "timedOut": {
    "response": false,
    "message": "The payment ran out of time. Nothing was charged."
   },
   "failed": {
    "response": false,
    "message": "The payment failed. Nothing was charged."
   },
   "forged": {
    "response": false,
    "message": "This payment could not be verified."
   },
   "unknownOrder": {
    "response": false,
    "message": "This order is not known."
   },
   "closedOrder": {
    "response": false,
    "message": "This order was already closed. The payment is recorded and will be refunded."
   }
  },
  "400": {
   "unknownStatus": {
    "type": "about:blank",
    "title": "Bad Request",
    "status": 400,
    "errors": [
     {
      "field": "status",
      "detail": "Must be one of succeeded, Cancelled, timedout, failed."
     }
    ]
   }
  },
  "401": {
   "signedOut": {
    "type": "about:blank",
    "title": "Unauthorized",
    "status": 401,
    "detail": "Please sign in."
   }
  },
  "404": {
   "notOffered": {
    "type": "about:blank",
    "title": "Not Found",
    "status": 404,
    "detail": "This payment provider is not offered here."
   }
  },
  "413": {
   "tooLarge": {
    "type": "about:blank",
    "title": "Payload Too Large",
    "status": 413,
    "detail": "The body must have at most 65536 bytes."
   }
  },
  "415": {
   "notJson": {
    "type": "about:blank",
    "title": "Unsupported Media Type",
    "status": 415,
    "detail": "Please send application/json."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "listOrders": {
  "200": {
   "orders": [
    {
     "id": "order_Demo5Xm7NcRb4Pv",
     "created_at": "2025-12-29T21:46:48.000Z",
     "amount": 3244,
     "payment_status": "paid",
     "order_id_token": "rcpt_Demo5oW2yHx8CkVa6Jt3Sl",
     "lines": [
      {
       "product": 46,
       "type": "product",
       "quantity": 2,
       "title": "S-46 Sattva Greens",
       "unit_price": 1250,
       "amount": 2500,
       "image": "/custom/images/products/vv046/pack.jpg",
       "product_slug": "s-46"
      },
      {
       "product": 4,
       "type": "product",
       "quantity": 1,
       "title": "Golden Turmeric Milk Mix",
       "unit_price": 325,
       "amount": 325,
       "image": "/custom/images/products/vv004/pack.jpg",
       "product_slug": "golden-turmeric-milk-mix"
      },
      {
       "product": 1,
       "type": "offer",
       "quantity": 1,
       "title": "Tulsi Giloy Morning Pair",
       "unit_price": 419,
       "amount": 419,
       "image": "/custom/images/products/new/vv001.jpg",
       "product_slug": "tulsi-giloy-drops"
      }
     ],
     "summary": {
      "subtotal": 3244,
      "tax": 541,
      "shipping": 0
     },
     "deliver_to": {
      "Name": "Kanpur",
      "State": "Uttar Pradesh",
      "Country": "India",
      "Pincode": "208001",
      "Recipient": "Asha Verma",
      "Mobile": "9000000001",
      "Line1": "14 Botanist's Lane",
      "Landmark": "Opposite the seed bank"
     }
    },
    {
     "id": "order_Demo4Hw3DqAi7Fo",
     "created_at": "2025-12-12T13:51:36.000Z",
     "amount": 1250,
     "payment_status": "timedout",
     "order_id_token": "rcpt_Demo4uZ9jTs6LdPb4Qe7Gm",
     "lines": [
      {
       "product": 33,
       "type": "product",
       "quantity": 1,
       "title": "Saffron Night Serum",
       "unit_price": 1150,
       "amount": 1150,
       "image": "/custom/images/products/vv033/pack.jpg",
       "product_slug": "saffron-night-serum"
      }
     ],
     "summary": {
      "subtotal": 1150,
      "tax": 207,
      "shipping": 100
     },
     "deliver_to": {
      "Name": "Kanpur",
      "State": "Uttar Pradesh",
      "Country": "India",
      "Pincode": "208001",
      "Recipient": "Asha Verma",
      "Mobile": "9000000001",
      "Line1": "14 Botanist's Lane",
      "Landmark": "Opposite the seed bank"
     }
    },
    {
     "id": "order_Demo3Lr9SjYe5Ut",
     "created_at": "2025-11-14T17:56:24.000Z",
     "amount": 575,
     "payment_status": "paid",
     "order_id_token": "rcpt_Demo3hB5gKw7MiXc3Rf8Vn",
     "lines": [
      {
       "product": 24,
       "type": "product",
       "quantity": 1,
       "title": "Shatavari Capsules",
       "unit_price": 475,
       "amount": 475,
       "image": "/custom/images/products/vv024/pack.jpg",
       "product_slug": "shatavari-capsules"
      }
     ],
     "summary": {
      "subtotal": 475,
      "tax": 23,
      "shipping": 100
     },
     "deliver_to": {
      "Name": "Kanpur",
      "State": "Uttar Pradesh",
      "Country": "India",
      "Pincode": "208001",
      "Recipient": "Asha Verma",
      "Mobile": "9000000001",
      "Line1": "14 Botanist's Lane",
      "Landmark": "Opposite the seed bank"
     }
    },
    {
     "id": "order_Demo2Bd6GhMx2Wc",
     "created_at": "2025-11-14T17:42:00.000Z",
     "amount": 1235,
     "payment_status": "failed",
     "order_id_token": "rcpt_Demo2tN4vQz8EaSk6Yp2Do",
     "lines": [
      {
       "product": 24,
       "type": "product",
       "quantity": 1,
       "title": "Shatavari Capsules",
       "unit_price": 475,
       "amount": 475,
       "image": "/custom/images/products/vv024/pack.jpg",
       "product_slug": "shatavari-capsules"
      },
      {
       "product": 39,
       "type": "product",
       "quantity": 2,
       "title": "Baby Almond Massage Oil",
       "unit_price": 330,
       "amount": 660,
       "image": "/custom/images/products/vv039/pack.jpg",
       "product_slug": "baby-almond-massage-oil"
      }
     ],
     "summary": {
      "subtotal": 1135,
      "tax": 141,
      "shipping": 100
     },
     "deliver_to": {
      "Name": "Kanpur",
      "State": "Uttar Pradesh",
      "Country": "India",
      "Pincode": "208001"
     }
    },
    {
     "id": "order_Demo1Kp4VnTq8Zs",
     "created_at": "2025-09-08T07:37:12.000Z",
     "amount": 5246,
     "payment_status": "Cancelled",
     "order_id_token": "rcpt_Demo1fR7cWm3XyLb9Hg5Ju",
     "lines": [
      {
       "product": 15,
       "type": "product",
       "quantity": 3,
       "title": "Sugar Ease",
       "unit_price": 749,
       "amount": 2247,
       "image": "/custom/images/products/vv015/pack.jpg",
       "product_slug": "sugar-ease"
      },
      {
       "product": 2,
       "type": "offer",
       "quantity": 1,
       "title": "S-46 Quarter Pack",
       "unit_price": 2999,
       "amount": 2999,
       "image": "/custom/images/products/new/vv046.jpg",
       "product_slug": "s-46"
      }
     ],
     "summary": {
      "subtotal": 5246,
      "tax": 651,
      "shipping": 0
     },
     "deliver_to": {
      "Name": "Kanpur",
      "State": "Uttar Pradesh",
      "Country": "India",
      "Pincode": "208001"
     }
    }
   ],
   "empty": []
  },
  "401": {
   "signedOut": {
    "type": "about:blank",
    "title": "Unauthorized",
    "status": 401,
    "detail": "Please sign in."
   }
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 },
 "lookupPincode": {
  "200": {
   "found": [
    {
     "Message": "Number of pincode(s) found: 2",
     "Status": "Success",
     "PostOffice": [
      {
       "Name": "Kannauj",
       "Description": null,
       "BranchType": "Sub Post Office",
       "DeliveryStatus": "Delivery",
       "Circle": "Uttar Pradesh",
       "District": "Kannauj",
       "Division": "Kannauj",
       "Region": "Kanpur",
       "Block": "Kannauj",
       "State": "Uttar Pradesh",
       "Country": "India",
       "Pincode": "209725"
      },
      {
       "Name": "Makrand Nagar",
       "Description": null,
       "BranchType": "Branch Post Office",
       "DeliveryStatus": "Delivery",
       "Circle": "Uttar Pradesh",
       "District": "Kannauj",
       "Division": "Kannauj",
       "Region": "Kanpur",
       "Block": "Kannauj",
       "State": "Uttar Pradesh",
       "Country": "India",
       "Pincode": "209725"
      }
     ]
    }
   ],
   "notFound": [
    {
     "Message": "No records found",
     "Status": "Error",
     "PostOffice": null
    }
   ],
   "unknownStatus": [
    {
     "Message": "The service is being maintained",
     "Status": "Maintenance",
     "PostOffice": null
    }
   ]
  },
  "400": {
   "malformed": [
    {
     "Message": "A PIN code has six digits",
     "Status": "Error",
     "PostOffice": null
    }
   ]
  },
  "429": {
   "tooMany": {
    "type": "about:blank",
    "title": "Too Many Requests",
    "status": 429,
    "detail": "Please try again in a moment."
   }
  },
  "500": {
   "fault": {
    "type": "about:blank",
    "title": "Internal Server Error",
    "status": 500
   }
  },
  "503": {
   "stopping": {
    "type": "about:blank",
    "title": "Service Unavailable",
    "status": 503,
    "detail": "Please try again in a moment."
   }
  }
 }
};
