// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

/** openapi.yaml. */
export const contractDocument: Readonly<Record<string, unknown>> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Vanaveda shop API",
  "version": "1.0.0",
  "summary": "Everything the storefront asks of its server, and the postal lookup.",
  "description": "The one contract between the storefront, its mock API and any real backend. Types, response checks and the client's\ntable of calls are generated from this file, and the mock API makes its checks from it, so what is written here is\nwhat both sides do.\n\n**Bases.** Paths are relative to the API base (`/api` by default). The postal lookup lives on a base of its own,\nbecause in production it is a public service of somebody else.\n\n**Requests are closed.** A field that is not listed here is refused, so that a misspelt field is an error and\nnot its default. Malformed input is answered 400 as `application/problem+json`, naming each field by a dotted path such as\n`cart.0.quantity`. Login, register and the postal lookup keep their own shapes for it.\n\n**Answers are open.** A real backend may send more fields than these, and the storefront ignores them. The mock API\nsends exactly what is listed; tests check this.\n\n**What the storefront uses.** `x-used-by-storefront` lists, per call, the statuses after which the storefront does\nsomething of its own. A pact must contain each of their examples. A field that it does\nnot read says `x-used-by-storefront: false`.\n\n**Examples match the mock API.** Each is what it answers in a world with the seed `examples`\n(`npm run mock-api -- --seed examples`), to the character; of the longest lists they show some entries. A test\nchecks each example.\n\n**Money** is a number of rupees with at most two decimals, taxes included. Nothing about money is ever sent to the\nserver: it prices an order itself.\n\n**Tokens** are opaque. Calls marked with a lock carry `Authorization: Bearer {token}`; a visitor without a token\nsends the literal `no-token` there and is answered 401.\n",
  "contact": {
   "name": "Vanaveda shop team",
   "email": "shop-api@vanaveda.example"
  },
  "license": {
   "name": "All rights reserved",
   "identifier": "LicenseRef-Vanaveda-Proprietary"
  }
 },
 "servers": [
  {
   "url": "/api",
   "description": "The shop API, on the storefront's own origin or behind its proxy.",
   "x-server-name": "api"
  }
 ],
 "tags": [
  {
   "name": "catalogue",
   "description": "What is on sale. Public, the same for everybody, and safe to cache."
  },
  {
   "name": "offers",
   "description": "Bundles at a special price. An offer has ids of its own, apart from the products'."
  },
  {
   "name": "academy",
   "description": "Learning files and videos, by source."
  },
  {
   "name": "resources",
   "description": "Files to download or open elsewhere, by category."
  },
  {
   "name": "account",
   "description": "Register, sign in, and who the token belongs to."
  },
  {
   "name": "orders",
   "description": "From a cart to a paid order, and the customer's past orders."
  },
  {
   "name": "postal",
   "description": "Post offices by PIN code, in the shape of India's public lookup service."
  }
 ],
 "paths": {
  "/v1/categories": {
   "get": {
    "operationId": "listCategories",
    "tags": [
     "catalogue"
    ],
    "summary": "Categories of the catalogue",
    "description": "Every category in display order. The home page's grid and the filter of the products page show them.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The categories; an empty list when the shop has none yet.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Category"
         }
        },
        "examples": {
         "categories": {
          "summary": "The categories",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/hero-products": {
   "get": {
    "operationId": "listHeroProducts",
    "tags": [
     "catalogue"
    ],
    "summary": "Products for the home page",
    "description": "The products that the home page puts forward. The first half stands under `Products For You`, the second half\nunder `Top Selling`; with fewer than eight all of them stand in both rows.\n",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The products in display order; an empty list when none are put forward.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Product"
         }
        },
        "examples": {
         "products": {
          "$ref": "#/components/examples/OneHeroProduct"
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/all-products": {
   "get": {
    "operationId": "listProducts",
    "tags": [
     "catalogue"
    ],
    "summary": "The whole catalogue",
    "description": "Every product on sale. There are no pages: the storefront searches and filters on its own side, and the cart\njoins its lines with this list.\n",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The products in display order; an empty list when nothing is on sale.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Product"
         }
        },
        "examples": {
         "products": {
          "$ref": "#/components/examples/OneProduct"
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/get-product/{slug}": {
   "get": {
    "operationId": "getProduct",
    "tags": [
     "catalogue"
    ],
    "summary": "One product by its slug",
    "description": "A list holding the product, or an empty list when no product has that slug. Not finding one is an answer, not an\nerror: the product page then shows its not-found view.\n",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/SlugInPath"
     }
    ],
    "x-used-by-storefront": [
     200,
     400,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "A list of one product, or an empty list for an unknown slug.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 1,
         "items": {
          "$ref": "#/components/schemas/Product"
         }
        },
        "examples": {
         "found": {
          "$ref": "#/components/examples/OneProduct"
         },
         "notFound": {
          "summary": "No product has this slug",
          "value": []
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/BadParameter"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/offer-categories": {
   "get": {
    "operationId": "listOfferCategories",
    "tags": [
     "offers"
    ],
    "summary": "Categories of offers",
    "description": "The checkboxes of the offers page, in display order.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The offer categories; an empty list when there are none.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/OfferCategory"
         }
        },
        "examples": {
         "categories": {
          "summary": "The offer categories",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/all-offers": {
   "get": {
    "operationId": "listOffers",
    "tags": [
     "offers"
    ],
    "summary": "Every running offer",
    "description": "The offers page searches this list by title, and the cart joins its offer lines with it.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The offers in display order; an empty list when none is running.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Offer"
         }
        },
        "examples": {
         "offers": {
          "summary": "One of the offers",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/academy-category": {
   "get": {
    "operationId": "listAcademyCategories",
    "tags": [
     "academy"
    ],
    "summary": "Sources of academy files",
    "description": "The source checkboxes of the academy page, in display order.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The sources; an empty list when there are none.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/AcademyCategory"
         }
        },
        "examples": {
         "sources": {
          "summary": "The sources",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/all-academy-files": {
   "get": {
    "operationId": "listAcademyFiles",
    "tags": [
     "academy"
    ],
    "summary": "Every academy file",
    "description": "Learning files and videos. A link that contains `youtube` is shown with a video icon.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The files in display order; an empty list when there are none.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/AcademyFile"
         }
        },
        "examples": {
         "files": {
          "summary": "Two of the files, a video and a PDF",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/resource-category": {
   "get": {
    "operationId": "listResourceCategories",
    "tags": [
     "resources"
    ],
    "summary": "Categories of resource files",
    "description": "The checkboxes of the resources page, in display order.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The resource categories; an empty list when there are none.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ResourceCategory"
         }
        },
        "examples": {
         "categories": {
          "summary": "The resource categories",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/all-resource-files": {
   "get": {
    "operationId": "listResourceFiles",
    "tags": [
     "resources"
    ],
    "summary": "Every resource file",
    "description": "Files to download or to open elsewhere, filtered by category on the storefront's side.",
    "security": [],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The files in display order; an empty list when there are none.",
      "headers": {
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ResourceFile"
         }
        },
        "examples": {
         "files": {
          "summary": "One of the files",
          "value": [
           {
            "resource_type": 1,
            "title": "Product Catalogue",
            "thumbnail": "/custom/images/thumbnails/leaf.jpg",
            "link": "/custom/files/product-catalogue.pdf",
            "extent": "48 pages"
           }
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/login": {
   "post": {
    "operationId": "login",
    "tags": [
     "account"
    ],
    "summary": "Sign in",
    "description": "Exchanges an e-mail address or a customer id, and the password, for a token. The storefront goes by `statusCode`\nin the body. An unknown account and a wrong password are answered alike, so that nobody can find out who is a\ncustomer here. After too many wrong passwords, logins to that account are refused with 429 for a while.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LoginRequest"
       },
       "examples": {
        "byEmail": {
         "summary": "With the e-mail address",
         "value": {
          "email": "demo@vanaveda.example",
          "password": "demo1234"
         }
        },
        "byCustomerId": {
         "summary": "With the customer id",
         "value": {
          "email": "VV100001",
          "password": "demo1234"
         }
        }
       }
      }
     }
    },
    "x-used-by-storefront": [
     200,
     400,
     401,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "Signed in; the token opens the calls marked with a lock until it expires.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LoginSuccess"
        },
        "examples": {
         "signedIn": {
          "summary": "A token",
          "value": {
           "statusCode": 200,
           "token": "vv_mUkTFNt8TTj9bacEMEq62EgWbbRH4SxC0gzPrk0KoB1"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "Malformed body (broken JSON, a missing, empty, too long or unknown field), in login's own shape.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LoginFailure"
        },
        "examples": {
         "malformed": {
          "summary": "The password is missing",
          "value": {
           "statusCode": 400,
           "error": "Please enter your customer id and password."
          }
         }
        }
       }
      }
     },
     "401": {
      "description": "No such account, or another password.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LoginFailure"
        },
        "examples": {
         "refused": {
          "summary": "Refused, without saying which of the two was wrong",
          "value": {
           "statusCode": 401,
           "error": "The customer id or password is not correct."
          }
         }
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/register": {
   "post": {
    "operationId": "register",
    "tags": [
     "account"
    ],
    "summary": "Open an account",
    "description": "Creates a customer and signs them in. The register page only shows the message and a way to login; the checkout\ndrawer uses the token, so that the shopper goes straight on to pay.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RegisterRequest"
       },
       "examples": {
        "newCustomer": {
         "summary": "A new customer",
         "value": {
          "email": "ravi@example.org",
          "password": "ashwagandha",
          "name": "Ravi Kumar",
          "mobile": "9000000002"
         }
        }
       }
      }
     }
    },
    "x-used-by-storefront": [
     200,
     409,
     422,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The account exists now, and the token belongs to it.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RegisterSuccess"
        },
        "examples": {
         "registered": {
          "summary": "Registered and signed in",
          "value": {
           "scode": true,
           "message": "Welcome to Vanaveda, Ravi Kumar. Your customer id is VV100002.",
           "token": "vv_mUkTFNt8TTj9bacEMEq62EgWbbRH4SxC0gzPrk0KoB1"
          }
         }
        }
       }
      }
     },
     "409": {
      "description": "The e-mail address already has an account.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RegisterFailure"
        },
        "examples": {
         "emailTaken": {
          "summary": "The e-mail address is taken",
          "value": {
           "scode": false,
           "message": "This e-mail address is already registered."
          }
         }
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "description": "Malformed body (broken JSON, a missing, unknown or too long field, or one that breaks a rule of\nregistration), in register's own shape.\n",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RegisterFailure"
        },
        "examples": {
         "mobileInvalid": {
          "summary": "The mobile number has nine digits",
          "value": {
           "scode": false,
           "message": "Please enter a valid mobile number."
          }
         }
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/user": {
   "get": {
    "operationId": "getUser",
    "tags": [
     "account"
    ],
    "summary": "The signed-in customer",
    "description": "Whom the token belongs to. The storefront asks when it starts with a stored token and after every sign-in: 200\nstores the user, any other answer removes it, and a 401 removes the token too.\n",
    "security": [
     {
      "bearer": []
     }
    ],
    "x-used-by-storefront": [
     200,
     401,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The customer.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/User"
        },
        "examples": {
         "demoCustomer": {
          "summary": "The demo customer",
          "value": {
           "name": "Asha Verma",
           "mobile": "9000000001",
           "email": "demo@vanaveda.example",
           "phone": "9000000001"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/payments/{payment_provider}/order/create": {
   "post": {
    "operationId": "createOrder",
    "tags": [
     "orders"
    ],
    "summary": "Turn a cart into an order to be paid",
    "description": "Prices the cart on the server, writes the order as `created`, and answers the id that the payment window needs.\nNo amount is sent: the server looks every line up. Never retried automatically, since each call makes an order.\n\nBesides the limits of the fields, 400 also answers a product or offer that is not on sale, the same item on two\nlines, an address that is not the JSON text of a DeliveryAddress, with the member at fault as `address.Mobile`,\nand a pincode other than the address's.\n",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/ProviderInPath"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateOrderRequest"
       },
       "examples": {
        "productAndOffer": {
         "summary": "Three pieces of a product and one offer, to Kanpur",
         "value": {
          "cart": [
           {
            "product": 46,
            "quantity": 3,
            "type": "product"
           },
           {
            "product": 1,
            "quantity": 1,
            "type": "offer"
           }
          ],
          "address": "{\"Name\":\"Kanpur\",\"State\":\"Uttar Pradesh\",\"Country\":\"India\",\"Pincode\":\"208001\"}",
          "pincode": "208001"
         }
        },
        "toTheDoor": {
         "summary": "One piece, with recipient, house and street",
         "value": {
          "cart": [
           {
            "product": 46,
            "quantity": 1,
            "type": "product"
           }
          ],
          "address": "{\"Name\":\"Kanpur\",\"State\":\"Uttar Pradesh\",\"Country\":\"India\",\"Pincode\":\"208001\",\"Recipient\":\"Asha Verma\",\"Mobile\":\"9000000001\",\"Line1\":\"14 Botanist's Lane\",\"Landmark\":\"Opposite the seed bank\"}",
          "pincode": "208001"
         }
        }
       }
      }
     }
    },
    "x-used-by-storefront": [
     200,
     400,
     401,
     404,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The order id as a JSON string. An empty string means that no order could be opened with the payment\nprovider; the storefront then warns and opens no window.\n",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedOrderId"
        },
        "examples": {
         "created": {
          "summary": "The order is open",
          "value": "order_0WTrg1lZyfqpFg"
         },
         "empty": {
          "summary": "The payment provider gave no order",
          "value": ""
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadOrder"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/ProviderNotOffered"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/payments/{payment_provider}/order/validate": {
   "post": {
    "operationId": "validatePayment",
    "tags": [
     "orders"
    ],
    "summary": "Report what the payment window ended with",
    "description": "Settles an open order. Every well-formed report is answered 200, and the verdict is in `response`. Only a\n`succeeded` report with the provider's true signature makes an order paid, once; the same report again gets the\nsame answer. Somebody else's order is answered like one that does not exist.\n",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/ProviderInPath"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ValidatePaymentRequest"
       },
       "examples": {
        "succeeded": {
         "summary": "Paid, with the provider's signature",
         "value": {
          "status": "succeeded",
          "order_id": "order_0WTrg1lZyfqpFg",
          "payment_id": "pay_Hs81nCw5YjEz3A",
          "payment_signature": "1cfea963f64d1b955ae0e933854680b1ff7704578cbef673a7f254c847f9704c"
         }
        },
        "cancelled": {
         "summary": "The shopper closed the window",
         "value": {
          "status": "Cancelled",
          "order_id": "order_0WTrg1lZyfqpFg",
          "payment_id": "",
          "payment_signature": ""
         }
        },
        "timedOut": {
         "summary": "The window ran out of time",
         "value": {
          "status": "timedout",
          "order_id": "order_0WTrg1lZyfqpFg",
          "payment_id": "",
          "payment_signature": ""
         }
        },
        "failed": {
         "summary": "The payment did not go through",
         "value": {
          "status": "failed",
          "order_id": "order_0WTrg1lZyfqpFg",
          "payment_id": "",
          "payment_signature": ""
         }
        }
       }
      }
     }
    },
    "x-used-by-storefront": [
     200,
     400,
     401,
     404,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The verdict on the report.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ValidatePaymentResponse"
        },
        "examples": {
         "paid": {
          "summary": "The order is paid",
          "value": {
           "response": true,
           "message": "Payment received. Thank you for your order."
          }
         },
         "cancelled": {
          "summary": "A cancelled payment is noted",
          "value": {
           "response": false,
           "message": "The payment was cancelled. Nothing was charged."
          }
         },
         "timedOut": {
          "summary": "A timeout is noted",
          "value": {
           "response": false,
           "message": "The payment ran out of time. Nothing was charged."
          }
         },
         "failed": {
          "summary": "A failure is noted",
          "value": {
           "response": false,
           "message": "The payment failed. Nothing was charged."
          }
         },
         "forged": {
          "summary": "The signature is not the provider's",
          "value": {
           "response": false,
           "message": "This payment could not be verified."
          }
         },
         "unknownOrder": {
          "summary": "No such order, or somebody else's",
          "value": {
           "response": false,
           "message": "This order is not known."
          }
         },
         "closedOrder": {
          "summary": "Paid after the order was closed",
          "value": {
           "response": false,
           "message": "This order was already closed. The payment is recorded and will be refunded."
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadReport"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/ProviderNotOffered"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/orders": {
   "get": {
    "operationId": "listOrders",
    "tags": [
     "orders"
    ],
    "summary": "The customer's orders",
    "description": "All orders of the signed-in customer, whatever became of them, newest first.",
    "security": [
     {
      "bearer": []
     }
    ],
    "x-used-by-storefront": [
     200,
     401,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "The orders; an empty list for a customer who has not ordered yet.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Order"
         }
        },
        "examples": {
         "orders": {
          "summary": "The demo customer's orders, every way an order can end",
          "value": [
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
          ]
         },
         "empty": {
          "$ref": "#/components/examples/EmptyList"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/pincode/{pincode}": {
   "servers": [
    {
     "url": "/",
     "description": "The postal lookup; the mock API offline, India's public service in production.",
     "x-server-name": "postal"
    }
   ],
   "get": {
    "operationId": "lookupPincode",
    "tags": [
     "postal"
    ],
    "summary": "Post offices of a PIN code",
    "description": "A list of one reply. `Success` brings the post offices; `Error` means that the PIN code has none; the storefront\ntreats any other status as a failure of the service.\n\nNot below `/api`: this path has a server of its own. Many client generators ignore that and call\n`/api/pincode/{pincode}`, which is answered 404. Give such a client's call its base:\n`lookupPincode({ baseUrl: 'http://localhost:3333', path: { pincode } })` in Hey API's client.\n",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/PincodeInPath"
     }
    ],
    "x-used-by-storefront": [
     200,
     429,
     500,
     503
    ],
    "responses": {
     "200": {
      "description": "One reply, whether or not the PIN code is known.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PincodeReplies"
        },
        "examples": {
         "found": {
          "summary": "A PIN code with two offices",
          "value": [
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
          ]
         },
         "notFound": {
          "summary": "No office has this PIN code",
          "value": [
           {
            "Message": "No records found",
            "Status": "Error",
            "PostOffice": null
           }
          ]
         },
         "unknownStatus": {
          "summary": "The service is in trouble and says so in a status of its own",
          "value": [
           {
            "Message": "The service is being maintained",
            "Status": "Maintenance",
            "PostOffice": null
           }
          ]
         }
        }
       }
      }
     },
     "400": {
      "description": "Not six digits, in the lookup's own shape. The storefront never asks with such a text.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PincodeReplies"
        },
        "examples": {
         "malformed": {
          "summary": "Five digits",
          "value": [
           {
            "Message": "A PIN code has six digits",
            "Status": "Error",
            "PostOffice": null
           }
          ]
         }
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "bearer": {
    "type": "http",
    "scheme": "bearer",
    "description": "The opaque token from login or register. Without one the storefront sends the literal `no-token`, which is\nanswered 401 like any unknown or expired token.\n"
   }
  },
  "parameters": {
   "SlugInPath": {
    "name": "slug",
    "in": "path",
    "required": true,
    "description": "The product's `product_slug`. Any text is a fair question; unknown ones find nothing.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "example": "s-46"
   },
   "ProviderInPath": {
    "name": "payment_provider",
    "in": "path",
    "required": true,
    "description": "The adapter that opens the payment window.",
    "schema": {
     "$ref": "#/components/schemas/PaymentProvider"
    },
    "example": "mockpay"
   },
   "PincodeInPath": {
    "name": "pincode",
    "in": "path",
    "required": true,
    "description": "The PIN code to look up.",
    "schema": {
     "$ref": "#/components/schemas/Pincode"
    },
    "example": "209725"
   }
  },
  "headers": {
   "ETag": {
    "description": "Names this version of the list; sent back in `If-None-Match`, it saves sending the same list again.",
    "schema": {
     "type": "string"
    },
    "example": "W/\"a76a9fcbde458f84\""
   },
   "RetryAfter": {
    "description": "Whole seconds to wait before trying again.",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    },
    "example": 5
   },
   "WwwAuthenticate": {
    "description": "Says that a bearer token is wanted.",
    "schema": {
     "type": "string"
    },
    "example": "Bearer"
   }
  },
  "responses": {
   "NotModified": {
    "description": "The list is still the version named in `If-None-Match`; no body.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     }
    }
   },
   "BadParameter": {
    "description": "A parameter of the path breaks its limits.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "slugTooLong": {
        "summary": "A slug longer than any product's",
        "value": {
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
       }
      }
     }
    }
   },
   "BadOrder": {
    "description": "The request is malformed, or asks for something that cannot be ordered. Nothing was written.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "brokenJson": {
        "summary": "The body is not JSON",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "detail": "The body is not valid JSON."
        }
       },
       "quantityTooLarge": {
        "summary": "Forty-one pieces",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "cart.0.quantity",
           "detail": "Must be a whole number from 1 to 40."
          }
         ]
        }
       },
       "unknownField": {
        "summary": "A field that the contract does not have",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "amount",
           "detail": "This field is not known."
          }
         ]
        }
       },
       "unknownProduct": {
        "summary": "A product that is not on sale",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "cart.0.product",
           "detail": "This item is not on sale."
          }
         ]
        }
       },
       "duplicateLine": {
        "summary": "The same item on two lines",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "cart.1",
           "detail": "This item is already in the cart."
          }
         ]
        }
       },
       "pincodeDiffers": {
        "summary": "The pincode is not the address's",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "pincode",
           "detail": "This is not the pincode of the address."
          }
         ]
        }
       },
       "addressUnreadable": {
        "summary": "The address is not the JSON text of a selected office",
        "value": {
         "type": "about:blank",
         "title": "Bad Request",
         "status": 400,
         "errors": [
          {
           "field": "address",
           "detail": "This is not a selected post office."
          }
         ]
        }
       },
       "addressLineInvalid": {
        "summary": "A mobile number of five digits in the address",
        "value": {
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
       }
      }
     }
    }
   },
   "BadReport": {
    "description": "The report is malformed; the order is as it was.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "unknownStatus": {
        "summary": "A status that is none of the four",
        "value": {
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
       }
      }
     }
    }
   },
   "Unauthorized": {
    "description": "No token, `no-token`, or one that is unknown or has expired.",
    "headers": {
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WwwAuthenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "signedOut": {
        "summary": "Signed out, or signed out by time",
        "value": {
         "type": "about:blank",
         "title": "Unauthorized",
         "status": 401,
         "detail": "Please sign in."
        }
       }
      }
     }
    }
   },
   "ProviderNotOffered": {
    "description": "The server knows the payment provider but is not set up for it.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "notOffered": {
        "summary": "A provider without a key on this server",
        "value": {
         "type": "about:blank",
         "title": "Not Found",
         "status": 404,
         "detail": "This payment provider is not offered here."
        }
       }
      }
     }
    }
   },
   "PayloadTooLarge": {
    "description": "The body is larger than 64 KiB.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "tooLarge": {
        "summary": "More than 64 KiB",
        "value": {
         "type": "about:blank",
         "title": "Payload Too Large",
         "status": 413,
         "detail": "The body must have at most 65536 bytes."
        }
       }
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "The body is not sent as `application/json`.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "notJson": {
        "summary": "A form instead of JSON",
        "value": {
         "type": "about:blank",
         "title": "Unsupported Media Type",
         "status": 415,
         "detail": "Please send application/json."
        }
       }
      }
     }
    }
   },
   "TooManyRequests": {
    "description": "Too many calls in a short time; try again later.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "tooMany": {
        "summary": "Slow down",
        "value": {
         "type": "about:blank",
         "title": "Too Many Requests",
         "status": 429,
         "detail": "Please try again in a moment."
        }
       }
      }
     }
    }
   },
   "InternalError": {
    "description": "A fault of the server. The answer says nothing about its inside.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "fault": {
        "summary": "A fault of the server",
        "value": {
         "type": "about:blank",
         "title": "Internal Server Error",
         "status": 500
        }
       }
      }
     }
    }
   },
   "Unavailable": {
    "description": "The server cannot answer at the moment, for example while it stops.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      },
      "examples": {
       "stopping": {
        "summary": "The server is stopping",
        "value": {
         "type": "about:blank",
         "title": "Service Unavailable",
         "status": 503,
         "detail": "Please try again in a moment."
        }
       }
      }
     }
    }
   }
  },
  "examples": {
   "EmptyList": {
    "summary": "Nothing to list",
    "value": []
   },
   "OneHeroProduct": {
    "summary": "One product of the home page",
    "value": [
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
    ]
   },
   "OneProduct": {
    "summary": "One product",
    "value": [
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
    ]
   }
  },
  "schemas": {
   "Category": {
    "type": "object",
    "description": "A category of the catalogue.",
    "required": [
     "id",
     "category_name",
     "category_image"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The category's number."
     },
     "category_name": {
      "type": "string",
      "minLength": 1,
      "description": "The name. One that starts with Baby or Beauty opens a promotional dialog on the home page."
     },
     "category_image": {
      "type": "string",
      "description": "A file name: `{portal}/custom/images/categories/{file}`."
     }
    }
   },
   "Product": {
    "type": "object",
    "description": "A product on sale.",
    "required": [
     "id",
     "product_title",
     "product_slug",
     "category_name",
     "product_desc",
     "product_price",
     "gst",
     "product_quantity",
     "product_code",
     "size_type_id",
     "offer_image",
     "images",
     "product_details",
     "small_details",
     "product_faqs",
     "product_faqs_answers"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number by which a cart line names the product."
     },
     "product_title": {
      "type": "string",
      "minLength": 1,
      "description": "The name on cards and pages; what a search looks in."
     },
     "product_slug": {
      "type": "string",
      "minLength": 1,
      "description": "The name in addresses: `/product/{product_slug}`."
     },
     "category_name": {
      "type": "string",
      "description": "The category, or several in one text; a filter looks for its own name inside."
     },
     "product_desc": {
      "type": "string",
      "description": "One or two sentences under the title."
     },
     "product_price": {
      "type": "number",
      "minimum": 0,
      "maximum": 10000000,
      "description": "Price of one piece in rupees, taxes included; a crore at most, so that no cart leaves exact sums."
     },
     "gst": {
      "type": "number",
      "minimum": 0,
      "maximum": 100,
      "description": "GST rate in percent, for example 18."
     },
     "product_quantity": {
      "type": "number",
      "minimum": 0,
      "description": "How much one piece holds, in `size_type_id` units."
     },
     "product_code": {
      "type": "string",
      "description": "The code on the pack."
     },
     "size_type_id": {
      "type": "string",
      "description": "The unit of `product_quantity`, for example `g` or `tablets`."
     },
     "offer_image": {
      "type": "string",
      "x-used-by-storefront": false,
      "description": "A file name: `{portal}/custom/images/products/new/{file}`; empty when there is none."
     },
     "images": {
      "type": "string",
      "description": "Pictures separated by commas, each `folder-file`: the first dash stands for the slash of\n`{portal}/custom/images/products/{folder}/{file}`. Cards show the first, the product page the second.\n"
     },
     "product_details": {
      "type": "string",
      "description": "HTML of the features; sanitised before it is shown."
     },
     "small_details": {
      "type": "string",
      "description": "Sentences, each ending with a period followed by a space or by the end."
     },
     "product_faqs": {
      "type": "string",
      "description": "Questions joined by `<>`."
     },
     "product_faqs_answers": {
      "type": "string",
      "description": "Answers joined by `<>`, each at its question's position."
     }
    }
   },
   "OfferCategory": {
    "type": "object",
    "description": "A category of offers.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The category's number."
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "description": "The category's name."
     }
    }
   },
   "Offer": {
    "type": "object",
    "description": "A bundle at a special price. It is taxed at 18 percent, whatever it holds.",
    "required": [
     "id",
     "offer_title",
     "offer_name",
     "offer_price",
     "offer_image",
     "available_offers",
     "category_name",
     "product_slug"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number by which a cart line of type `offer` names it; unrelated to product numbers."
     },
     "offer_title": {
      "type": "string",
      "minLength": 1,
      "description": "The name on the card; what a search looks in."
     },
     "offer_name": {
      "type": "string",
      "description": "What the offer holds, in a few words: `2 × Tulsi Giloy Drops`."
     },
     "offer_price": {
      "type": "number",
      "minimum": 0,
      "maximum": 10000000,
      "description": "Price of one bundle in rupees, taxes included; a crore at most."
     },
     "offer_image": {
      "type": "string",
      "description": "A file name: `{portal}/custom/images/products/new/{file}`."
     },
     "available_offers": {
      "type": "string",
      "description": "What the shopper gains, in a few words: `Buy 2, save 15%`."
     },
     "category_name": {
      "type": "string",
      "description": "The offer category's name."
     },
     "product_slug": {
      "type": "string",
      "description": "The product that the card leads to: `/product/{product_slug}`."
     }
    }
   },
   "AcademyCategory": {
    "type": "object",
    "description": "A source of academy files.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The source's number."
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "description": "The source's name."
     }
    }
   },
   "AcademyFile": {
    "type": "object",
    "description": "A learning file or video.",
    "required": [
     "academy_type",
     "resource_type",
     "title",
     "thumbnail",
     "link"
    ],
    "properties": {
     "academy_type": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of its AcademyCategory."
     },
     "resource_type": {
      "type": "string",
      "x-used-by-storefront": false,
      "description": "What kind of file it is, for example `video` or `pdf`."
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "description": "The title on the card."
     },
     "thumbnail": {
      "$ref": "#/components/schemas/FileLocation"
     },
     "link": {
      "$ref": "#/components/schemas/FileLocation"
     },
     "extent": {
      "type": "string",
      "minLength": 1,
      "description": "How long or large it is, as the card shows it: `9 min`, `8 pages`."
     }
    }
   },
   "ResourceCategory": {
    "type": "object",
    "description": "A category of resource files.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The category's number."
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "description": "The category's name."
     }
    }
   },
   "ResourceFile": {
    "type": "object",
    "description": "A file to download or to open elsewhere.",
    "required": [
     "title",
     "thumbnail",
     "link",
     "resource_type"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "description": "The title on the card."
     },
     "thumbnail": {
      "$ref": "#/components/schemas/FileLocation"
     },
     "link": {
      "$ref": "#/components/schemas/FileLocation"
     },
     "extent": {
      "type": "string",
      "minLength": 1,
      "description": "How long or large it is, as the card shows it: `9 min`, `8 pages`."
     },
     "resource_type": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of its ResourceCategory."
     }
    }
   },
   "FileLocation": {
    "type": "string",
    "pattern": "^(https?:[/][/]|[/]custom[/])\\S+$",
    "description": "A web address, or a path on the portal host that begins with `/custom/`."
   },
   "LoginRequest": {
    "type": "object",
    "description": "Who signs in.",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "properties": {
     "email": {
      "type": "string",
      "maxLength": 254,
      "pattern": "\\S",
      "x-pattern-message": "Not blank",
      "description": "The e-mail address or the customer id; the form calls it Customer Id."
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The password."
     }
    }
   },
   "LoginSuccess": {
    "type": "object",
    "description": "Signed in.",
    "required": [
     "statusCode",
     "token"
    ],
    "properties": {
     "statusCode": {
      "type": "integer",
      "const": 200,
      "description": "Always 200: the storefront goes by this."
     },
     "token": {
      "type": "string",
      "minLength": 1,
      "description": "The opaque bearer token."
     }
    }
   },
   "LoginFailure": {
    "type": "object",
    "description": "Not signed in.",
    "required": [
     "statusCode",
     "error"
    ],
    "properties": {
     "statusCode": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999,
      "description": "Anything but 200; the mock API repeats the HTTP status."
     },
     "error": {
      "type": "string",
      "minLength": 1,
      "description": "What the shopper is told."
     }
    }
   },
   "RegisterRequest": {
    "type": "object",
    "description": "A new customer. The storefront checks the same rules first, in the order of its form.",
    "additionalProperties": false,
    "required": [
     "email",
     "password",
     "name",
     "mobile"
    ],
    "properties": {
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "password": {
      "type": "string",
      "minLength": 6,
      "maxLength": 200,
      "description": "The password; kept hashed."
     },
     "name": {
      "type": "string",
      "maxLength": 100,
      "pattern": "\\S",
      "x-pattern-message": "Not blank",
      "description": "The full name."
     },
     "mobile": {
      "$ref": "#/components/schemas/Mobile"
     }
    }
   },
   "RegisterSuccess": {
    "type": "object",
    "description": "The account is open.",
    "required": [
     "scode",
     "message",
     "token"
    ],
    "properties": {
     "scode": {
      "type": "boolean",
      "const": true,
      "description": "Always true: the storefront goes by this."
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "description": "What the new customer is told."
     },
     "token": {
      "type": "string",
      "minLength": 1,
      "description": "The opaque bearer token."
     }
    }
   },
   "RegisterFailure": {
    "type": "object",
    "description": "No account was opened.",
    "required": [
     "scode",
     "message"
    ],
    "properties": {
     "scode": {
      "type": "boolean",
      "const": false,
      "description": "Always false."
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "description": "What the shopper is told."
     }
    }
   },
   "User": {
    "type": "object",
    "description": "A customer as the storefront stores and shows them.",
    "required": [
     "name",
     "mobile",
     "email",
     "phone"
    ],
    "properties": {
     "name": {
      "type": "string",
      "description": "The full name."
     },
     "mobile": {
      "type": "string",
      "description": "The mobile number given at registration."
     },
     "email": {
      "type": "string",
      "description": "The e-mail address given at registration."
     },
     "phone": {
      "type": "string",
      "description": "The number to be called at; the mobile number unless another is known."
     }
    }
   },
   "Email": {
    "type": "string",
    "maxLength": 254,
    "x-pattern-message": "An e-mail address",
    "pattern": "^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$",
    "description": "An e-mail address by one simple pattern, the same on both sides."
   },
   "Mobile": {
    "type": "string",
    "x-pattern-message": "Ten digits",
    "pattern": "^[0-9]{10}$",
    "description": "A mobile number, exactly ten digits."
   },
   "Pincode": {
    "type": "string",
    "x-pattern-message": "Six digits",
    "pattern": "^[0-9]{6}$",
    "description": "An Indian PIN code, exactly six digits."
   },
   "PaymentProvider": {
    "type": "string",
    "enum": [
     "mockpay",
     "razorpay"
    ],
    "description": "The name of a payment adapter; `mockpay` is the mock API's own payment window."
   },
   "CartLine": {
    "type": "object",
    "description": "One line of the cart. The item is named by type and number together.",
    "additionalProperties": false,
    "required": [
     "product",
     "quantity",
     "type"
    ],
    "properties": {
     "product": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of the product, or of the offer."
     },
     "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 40,
      "description": "How many pieces."
     },
     "type": {
      "$ref": "#/components/schemas/ItemType"
     }
    }
   },
   "ItemType": {
    "type": "string",
    "enum": [
     "product",
     "offer"
    ],
    "description": "Which list the number on a cart line belongs to."
   },
   "DeliveryAddress": {
    "type": "object",
    "description": "Where an order goes: the post office chosen for delivery, taken from a postal record, and what the courier needs\nbeside it. It travels as text inside an order's address, where other fields are ignored. Lines that the shopper\nhas not filled in are absent; an API that does not know them ignores them.\n",
    "required": [
     "Name",
     "State",
     "Country",
     "Pincode"
    ],
    "properties": {
     "Name": {
      "type": "string",
      "pattern": "\\S",
      "description": "The locality's post office; not blank."
     },
     "State": {
      "type": "string",
      "description": "The state or union territory."
     },
     "Country": {
      "type": "string",
      "description": "The country."
     },
     "Pincode": {
      "$ref": "#/components/schemas/Pincode"
     },
     "Recipient": {
      "type": "string",
      "maxLength": 100,
      "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
      "x-pattern-message": "Without control characters",
      "description": "Who receives the parcel."
     },
     "Mobile": {
      "$ref": "#/components/schemas/Mobile"
     },
     "Line1": {
      "$ref": "#/components/schemas/AddressLine"
     },
     "Line2": {
      "$ref": "#/components/schemas/AddressLine"
     },
     "Landmark": {
      "$ref": "#/components/schemas/AddressLine"
     }
    }
   },
   "AddressLine": {
    "type": "string",
    "maxLength": 120,
    "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
    "x-pattern-message": "Without control characters",
    "description": "House and street, the rest of them, or a landmark, in any script."
   },
   "CreateOrderRequest": {
    "type": "object",
    "description": "A cart and where it goes. It says nothing about money.",
    "additionalProperties": false,
    "required": [
     "cart",
     "address",
     "pincode"
    ],
    "properties": {
     "cart": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/CartLine"
      },
      "description": "The lines, each item once."
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "contentMediaType": "application/json",
      "contentSchema": {
       "$ref": "#/components/schemas/DeliveryAddress"
      },
      "description": "The JSON text of the selected office, with the address lines that are filled in."
     },
     "pincode": {
      "$ref": "#/components/schemas/Pincode"
     }
    }
   },
   "CreatedOrderId": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^(order_[A-Za-z0-9]+)?$",
    "description": "The order id, or an empty text when no order could be opened."
   },
   "PaymentReportStatus": {
    "type": "string",
    "enum": [
     "succeeded",
     "Cancelled",
     "timedout",
     "failed"
    ],
    "description": "How the payment window ended, to the character."
   },
   "ValidatePaymentRequest": {
    "type": "object",
    "description": "What the payment window reported. Only `succeeded` carries a payment id and a signature; the other three carry\nempty texts there.\n",
    "additionalProperties": false,
    "required": [
     "status",
     "order_id",
     "payment_id",
     "payment_signature"
    ],
    "properties": {
     "status": {
      "$ref": "#/components/schemas/PaymentReportStatus"
     },
     "order_id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "description": "The id that order creation answered."
     },
     "payment_id": {
      "type": "string",
      "maxLength": 64,
      "description": "The provider's payment id, or empty."
     },
     "payment_signature": {
      "type": "string",
      "maxLength": 256,
      "description": "Hex HMAC-SHA256 of `order_id|payment_id` under the provider's secret, or empty."
     }
    }
   },
   "ValidatePaymentResponse": {
    "type": "object",
    "description": "The verdict on a payment report.",
    "required": [
     "response",
     "message"
    ],
    "properties": {
     "response": {
      "type": "boolean",
      "description": "True when the order is paid."
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "description": "What the shopper is told."
     }
    }
   },
   "OrderStatus": {
    "type": "string",
    "enum": [
     "created",
     "paid",
     "Cancelled",
     "timedout",
     "failed"
    ],
    "description": "Where an order stands. Only `created` ever changes."
   },
   "Order": {
    "type": "object",
    "description": "One order of the customer.",
    "required": [
     "id",
     "created_at",
     "amount",
     "payment_status",
     "order_id_token"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "description": "The very id that order creation answered."
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was created, ISO 8601 in UTC."
     },
     "amount": {
      "type": "number",
      "minimum": 0,
      "description": "What is to be paid in rupees, shipping included."
     },
     "payment_status": {
      "$ref": "#/components/schemas/OrderStatus"
     },
     "order_id_token": {
      "type": "string",
      "minLength": 1,
      "description": "Opens the receipt: `{portal}/customer/bill-print/{order_id_token}`."
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/OrderLine"
      },
      "description": "What was ordered. Without it, the shop shows the order's amount alone and cannot order it again."
     },
     "summary": {
      "$ref": "#/components/schemas/OrderSummary"
     },
     "deliver_to": {
      "$ref": "#/components/schemas/DeliverTo"
     }
    }
   },
   "OrderLine": {
    "type": "object",
    "description": "One line of an order, as it was sold.",
    "required": [
     "product",
     "type",
     "quantity",
     "title",
     "unit_price",
     "amount"
    ],
    "properties": {
     "product": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The number of the product or offer."
     },
     "type": {
      "$ref": "#/components/schemas/ItemType"
     },
     "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 40,
      "description": "How many pieces."
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "description": "The name at the time of the order."
     },
     "unit_price": {
      "type": "number",
      "minimum": 0,
      "description": "Price of one piece in rupees, taxes included."
     },
     "amount": {
      "type": "number",
      "minimum": 0,
      "description": "Price of all pieces in rupees, taxes included."
     },
     "image": {
      "$ref": "#/components/schemas/FileLocation"
     },
     "product_slug": {
      "type": "string",
      "minLength": 1,
      "description": "Its page, as long as the shop sells it: `/product/{product_slug}`."
     }
    }
   },
   "OrderSummary": {
    "type": "object",
    "description": "What the amount of an order is made of, in rupees: subtotal and shipping.",
    "required": [
     "subtotal",
     "tax",
     "shipping"
    ],
    "properties": {
     "subtotal": {
      "type": "number",
      "minimum": 0,
      "description": "All lines, taxes included."
     },
     "tax": {
      "type": "number",
      "minimum": 0,
      "description": "The tax that the subtotal includes."
     },
     "shipping": {
      "type": "number",
      "minimum": 0,
      "description": "The shipping charge; 0 when it is free."
     }
    }
   },
   "DeliverTo": {
    "type": "object",
    "description": "Where the order goes, in the fields that its address had. The lines of the courier are there as far as the\nshopper filled them in and the API keeps them.\n",
    "required": [
     "Name",
     "State",
     "Country",
     "Pincode"
    ],
    "properties": {
     "Name": {
      "type": "string",
      "description": "The locality's post office."
     },
     "State": {
      "type": "string",
      "description": "The state or union territory."
     },
     "Country": {
      "type": "string",
      "description": "The country."
     },
     "Pincode": {
      "type": "string",
      "description": "The PIN code."
     },
     "Recipient": {
      "type": "string",
      "description": "Who receives the parcel."
     },
     "Mobile": {
      "type": "string",
      "description": "The number that the courier calls."
     },
     "Line1": {
      "type": "string",
      "description": "House and street."
     },
     "Line2": {
      "type": "string",
      "description": "The rest of house and street."
     },
     "Landmark": {
      "type": "string",
      "description": "What is near it."
     }
    }
   },
   "PincodeReplies": {
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#/components/schemas/PincodeReply"
    },
    "description": "A list of one; only the first reply counts."
   },
   "PincodeReply": {
    "type": "object",
    "description": "What the postal service says about one PIN code.",
    "required": [
     "Message",
     "Status",
     "PostOffice"
    ],
    "properties": {
     "Message": {
      "type": "string",
      "description": "A sentence of the service's own; not shown."
     },
     "Status": {
      "type": "string",
      "description": "`Success`, `Error`, or anything else when the service is in trouble."
     },
     "PostOffice": {
      "type": [
       "array",
       "null"
      ],
      "items": {
       "$ref": "#/components/schemas/PostOffice"
      },
      "description": "The offices on `Success`, otherwise null."
     }
    }
   },
   "PostOffice": {
    "type": "object",
    "description": "One post office, in the field names of India's public lookup service.",
    "required": [
     "Name",
     "BranchType",
     "DeliveryStatus",
     "Circle",
     "District",
     "Division",
     "Region",
     "Block",
     "State",
     "Country",
     "Pincode"
    ],
    "properties": {
     "Name": {
      "type": "string",
      "minLength": 1,
      "description": "The locality."
     },
     "Description": {
      "type": [
       "string",
       "null"
      ],
      "description": "Seldom filled in, mostly null."
     },
     "BranchType": {
      "type": "string",
      "description": "For example Head Post Office, Sub Post Office."
     },
     "DeliveryStatus": {
      "type": "string",
      "description": "Delivery or Non-Delivery."
     },
     "Circle": {
      "type": "string",
      "description": "The postal circle."
     },
     "District": {
      "type": "string",
      "description": "The district."
     },
     "Division": {
      "type": "string",
      "description": "The postal division."
     },
     "Region": {
      "type": "string",
      "description": "The postal region."
     },
     "Block": {
      "type": "string",
      "description": "The block or taluk."
     },
     "State": {
      "type": "string",
      "minLength": 1,
      "description": "The state or union territory."
     },
     "Country": {
      "type": "string",
      "minLength": 1,
      "description": "The country."
     },
     "Pincode": {
      "$ref": "#/components/schemas/Pincode"
     }
    }
   },
   "Problem": {
    "type": "object",
    "description": "What went wrong, after RFC 9457.",
    "required": [
     "type",
     "title",
     "status"
    ],
    "properties": {
     "type": {
      "type": "string",
      "pattern": "^[!-~]+$",
      "description": "The kind of problem; `about:blank` when the status says all."
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "description": "The kind of problem in a few words, the same each time."
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599,
      "description": "The HTTP status, repeated."
     },
     "detail": {
      "type": "string",
      "description": "What happened this time."
     },
     "errors": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ProblemField"
      },
      "description": "The fields at fault."
     }
    }
   },
   "ProblemField": {
    "type": "object",
    "description": "One field at fault.",
    "required": [
     "field",
     "detail"
    ],
    "properties": {
     "field": {
      "type": "string",
      "description": "A dotted path from the top of the body, such as `cart.0.quantity`, or a parameter's name."
     },
     "detail": {
      "type": "string",
      "minLength": 1,
      "description": "What is wrong with it."
     }
    }
   }
  }
 }
};
